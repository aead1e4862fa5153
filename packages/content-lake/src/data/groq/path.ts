import {Path} from 'groq-js'

/** Pattern of ids, such as `drafts.**`, without the backtracking of groq-js, which takes hours. */
export class IdPattern extends Path {
  readonly #pattern: readonly string[]

  constructor(pattern: string) {
    super(pattern)
    this.#pattern = pattern.split('.')
  }

  matches(id: string): boolean {
    const names = id.split('.')
    const pattern = this.#pattern
    let next = 0
    let wanted = 0
    // Position of the last `**` in the pattern, and of the last name it matches.
    let wildcard: {wanted: number; name: number} | undefined
    while (next < names.length) {
      if (pattern[wanted] === '**') wildcard = {wanted, name: next}
      else if (!fits(names[next], pattern[wanted])) {
        if (!wildcard) return false
        wildcard.name += 1
        next = wildcard.name
        wanted = wildcard.wanted
      }
      next += 1
      wanted += 1
    }
    return wanted === pattern.length
  }
}

function fits(name: string | undefined, wanted: string | undefined): boolean {
  return wanted === '*' ? name !== '' : name === wanted
}
