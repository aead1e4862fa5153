import {landWords} from '@/components/ui/transcript/land-words'
import type {LeadAction} from '@/lib/leads/typed-values'

/** Moves what was sent from its fields into the receipt. */
export class ReceiptLanding {
  readonly #anchor: string

  /** Called when the answer is on the page. */
  finish: () => void = () => undefined

  constructor(anchor: string) {
    this.#anchor = anchor
  }

  /** Wraps a form's action: hands over a receipt once the browser knows where the fields stand. */
  after(action: LeadAction): LeadAction {
    return async (state, data) => {
      const answer = await action(state, data)
      if (!answer.sent) return answer
      return new Promise((resolve) => {
        landWords(document.getElementById(this.#anchor), () => {
          resolve(answer)
          return new Promise<void>((finish) => {
            this.finish = finish
          })
        })
      })
    }
  }
}
