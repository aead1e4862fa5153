import {type ApiError, typedError} from '../../errors.ts'

/** A rejected mutation or action. The caller adds its index and kind to the response. */
export class WriteError extends Error {
  override name = 'WriteError'
  readonly status: number
  readonly type: string
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    type: string,
    description: string,
    details: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }

  /** The response that names the mutation or action at `index`. */
  toApiError(kind: 'mutationError' | 'actionError', index: number): ApiError {
    const subject = kind === 'mutationError' ? 'mutation(s)' : 'action(s)'
    const error = {type: this.type, description: this.message, ...this.details}
    return typedError(this.status, kind, `The ${subject} failed: ${this.message}`, {
      items: [{error, index}],
    })
  }
}

/** A malformed request. */
export function malformed(description: string): WriteError {
  return new WriteError(400, 'validationError', description)
}

/** The document already exists. */
export function alreadyExists(id: string): WriteError {
  const text = `Document by ID "${id}" already exists`
  return new WriteError(409, 'documentAlreadyExistsError', text, {id})
}

/** The document does not exist. */
export function notFound(id: string): WriteError {
  const text = `The document with the ID "${id}" was not found`
  return new WriteError(409, 'documentNotFoundError', text, {id})
}

/** The attribute of an existing document never changes. */
export function immutable(name: string, id: string): WriteError {
  const text = `Cannot modify immutable attribute "${name}"`
  return new WriteError(400, 'immutableAttributeError', text, {id})
}
