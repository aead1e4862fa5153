import {Path} from 'groq-js'

/**
 * Pattern of ids, such as `drafts.**`. groq-js matches with a regular expression, which can take
 * hours; this takes as many steps as there are pairs of names.
 */
export class IdPattern extends Path {
  readonly #names: readonly string[]

  constructor(pattern: string) {
    super(pattern)
    this.#names = pattern.split('.')
  }

  matches(id: string): boolean {
    const names = id.split('.')
    // Which starts of the id the pattern matches so far.
    let reached = [true, ...names.map(() => false)]
    for (const wanted of this.#names) {
      let isReached = false
      reached = reached.map((_, end) => {
        const isNext = end > 0 && reached[end - 1] === true
        // `**` stands for one name or more.
        isReached = isNext || (isReached && wanted === '**')
        return isReached && end > 0 && fits(names[end - 1] ?? '', wanted)
      })
    }
    return reached.at(-1) === true
  }
}

function fits(name: string, wanted: string): boolean {
  if (wanted === '**') return true
  return wanted === '*' ? name !== '' : name === wanted
}
