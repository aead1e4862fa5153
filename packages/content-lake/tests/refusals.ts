import type {UsedLake} from './lake.ts'

/** Status and body of an error in an answer to a transaction. */
export type Fault = readonly [
  status: number,
  error: {type: string; description: string; [detail: string]: unknown},
]

export const invalid = (description: string): Fault => [400, {type: 'validationError', description}]

export const exists = (id: string): Fault => [
  409,
  {type: 'documentAlreadyExistsError', description: `Document by ID "${id}" already exists`, id},
]

export const missing = (id: string): Fault => [
  409,
  {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
  },
]

export const immutable = (name: string, id: string): Fault => [
  400,
  {
    type: 'immutableAttributeError',
    description: `Cannot modify immutable attribute "${name}"`,
    id,
  },
]

/** A document is at revision `first`, and the request expects `another`. */
export const wrongRevision = (id: string): Fault => [
  409,
  {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID`,
    id,
    currentRevisionID: 'first',
    expectedRevisionID: 'another',
  },
]

/** The answer to a transaction of which one mutation or action, the first by default, is refused. */
export function refusal(
  kind: 'mutation' | 'action',
  [status, error]: Fault,
  index = 0,
): [status: number, body: object] {
  const description = `The ${kind}(s) failed: ${error.description}`
  return [status, {error: {type: `${kind}Error`, description, items: [{error, index}]}}]
}

/** The answer to a mutation or an action; throws when it changes anything. */
export async function refusalOf(
  {lake}: UsedLake,
  kind: 'mutation' | 'action',
  refused: object,
): Promise<unknown> {
  const before = lake.lake.lastSequence()
  const [endpoint, name] = kind === 'action' ? ['actions', 'actions'] : ['mutate', 'mutations']
  const answer = await lake.post(endpoint, {[name]: [refused]})
  if (lake.lake.lastSequence() !== before) throw new Error('It was not refused.')
  return answer
}
