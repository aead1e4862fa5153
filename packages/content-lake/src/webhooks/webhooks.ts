import type {Lake, Webhook} from '../contract.ts'
import type {Collection, ServerState} from '../state.ts'
import {Delivery, messagesOf} from './delivery.ts'
import {completeHook, type Hook, validateHook} from './hooks.ts'

interface Parts {
  lake: Lake
  state: ServerState
  projectId: string
}

/** The webhooks of a lake: those in its options, which are fixed, and those stored through the API. */
export class Webhooks {
  readonly #parts: Parts
  readonly #stored: Collection<Hook>
  readonly #given: readonly Hook[]
  readonly #deliveries = new Map<string, Delivery>()
  readonly #unsubscribe: () => void

  constructor(parts: Parts, given: readonly Webhook[]) {
    const {state, lake, projectId} = parts
    const about = {projectId, createdAt: new Date().toISOString(), createdByUserId: ''}
    this.#parts = parts
    this.#stored = state.collection('webhooks')
    this.#given = given.map((hook) => completeHook(hook, {id: hook.name, ...about}))
    for (const hook of this.#given) validateHook(hook, lake)
    for (const hook of this.all()) this.#start(hook)
    this.#unsubscribe = lake.onTransaction(() => {
      for (const delivery of this.#deliveries.values()) delivery.wake()
    })
  }

  #start(hook: Hook, isNew = false): void {
    if (hook.isDisabled) return
    this.#deliveries.set(hook.id, new Delivery(hook, {...this.#parts, isNew}))
  }

  async #stop(id: string): Promise<void> {
    await this.#deliveries.get(id)?.close()
    this.#deliveries.delete(id)
  }

  all(): Hook[] {
    return [...this.#given, ...this.#stored.all()]
  }

  /** The hooks stored through the API. */
  stored(): Hook[] {
    return this.#stored.all()
  }

  /** Adds or changes a hook. Throws 400 for an invalid one. */
  async put(hook: Hook): Promise<void> {
    validateHook(hook, this.#parts.lake)
    const isNew = !this.#deliveries.has(hook.id)
    await this.#stop(hook.id)
    this.#stored.put(hook)
    this.#start(hook, isNew)
  }

  async remove(id: string): Promise<void> {
    await this.#stop(id)
    this.#stored.remove(id)
    const messages = messagesOf(this.#parts.state, id)
    for (const message of messages.all()) messages.remove(message.id)
  }

  /** Resolves when the hooks in the options have received the changes up to a transaction. */
  async reached(sequence: number, stop: AbortSignal): Promise<void> {
    const given = this.#given.flatMap(({id}) => this.#deliveries.get(id) ?? [])
    await Promise.all(given.map((delivery) => delivery.reached(sequence, stop)))
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    await Promise.all([...this.#deliveries.values()].map((delivery) => delivery.close()))
  }
}
