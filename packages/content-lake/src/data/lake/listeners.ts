/** Callbacks of an event. */
export class Listeners<T> {
  readonly #listeners = new Set<(event: T) => void>()

  /** Returns the function that removes the listener. */
  add(listener: (event: T) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls all listeners, and only logs an error: the event has happened, and the other listeners must receive it. */
  notify(event: T): void {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch (error) {
        console.error('A listener of the content lake failed:', error)
      }
    }
  }
}
