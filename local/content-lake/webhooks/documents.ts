import {isDeepStrictEqual} from 'node:util'

import type {DocumentWebhook, Lake, StoredDocument} from '../contract.ts'
import type {ServerState} from '../state.ts'
import {postSigned} from './post.ts'

/** Documents in one request; a site refuses larger bodies. */
const MAX_CHANGES = 200

/** A receiver that answers with an error this often is given up on, so that sync tags still go out. */
const MAX_REFUSALS = 5

/** A cursor of its own: announcing old sync tags again is harmless, announcing old renames is not. */
const CURSOR = 'webhook.documents'

interface Options {
  webhook: DocumentWebhook
  secret: string
  /** Where to begin when nothing was delivered yet. */
  from: number
}

type Fields = Record<string, unknown>

const fieldsOf = (document: StoredDocument, names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, document[name] ?? null]))

/** Delivers published documents whose fields changed: in order, at least once, across restarts. */
export class DocumentSender {
  readonly #lake: Lake
  readonly #state: ServerState
  readonly #options: Options
  #cursor: number
  #refusals = 0

  constructor(lake: Lake, state: ServerState, options: Options) {
    this.#lake = lake
    this.#state = state
    this.#options = options
    this.#cursor = state.number(CURSOR) ?? options.from
  }

  #changesIn(sequence: number): {_id: string; before: Fields | null}[] {
    const {types, fields} = this.#options.webhook
    return this.#lake.changesIn(sequence).flatMap(({before, after}) => {
      if (!after || after._id.includes('.') || !types.includes(after._type)) return []
      const old = before ? fieldsOf(before, fields) : null
      if (isDeepStrictEqual(old, fieldsOf(after, fields))) return []
      return [{_id: after._id, before: before && old ? {_type: before._type, ...old} : null}]
    })
  }

  /** Delivers what these transactions changed; resolves to false when it is to be tried again. */
  async deliver(dataset: string, sequences: number[], stop: AbortSignal): Promise<boolean> {
    const {webhook, secret} = this.#options
    const pending = sequences.filter((sequence) => sequence > this.#cursor)
    const last = pending.at(-1)
    if (last === undefined || dataset !== webhook.dataset) return true
    const changes = pending.flatMap((sequence) => this.#changesIn(sequence))
    for (let start = 0; start < changes.length; start += MAX_CHANGES) {
      const part = {changes: changes.slice(start, start + MAX_CHANGES)}
      const key = `${dataset}-${pending[0]}-${last}-${start}`
      const {isAccepted, status} = await postSigned({url: webhook.url, secret}, part, key, stop)
      if (isAccepted) continue
      if (status !== undefined) this.#refusals += 1
      if (this.#refusals < MAX_REFUSALS) return false
      console.error(`The webhook receiver at ${webhook.url} answered ${status}; it is given up on.`)
      break
    }
    this.#refusals = 0
    this.#cursor = last
    this.#state.setNumber(CURSOR, last)
    return true
  }
}
