/** A piece of what a rep says; `token` is what stands for it before a language model reads it. */
export interface ScenePart {
  text: string
  token: string | null
}

const marked = /\[([^\]]+)\]/

type Kind = 'name' | 'amount' | 'date'

const currencyOrBareNumber = /[€$£%]|^[\d\s.,]+k?$/i

function kindOf(value: string): Kind {
  if (!/\d/.test(value)) return 'name'
  return currencyOrBareNumber.test(value) ? 'amount' : 'date'
}

/**
 * Splits a sentence at its `[marked]` values and gives each a token, worded in the language of the page.
 * The same value has the same token wherever it stands.
 */
export function sceneParts(sentence: string, words: Record<Kind, string>): ScenePart[] {
  const tokens = new Map<string, string>()
  const counts = {name: 0, amount: 0, date: 0}

  function tokenOf(value: string): string {
    const known = tokens.get(value)
    if (known) return known
    const kind = kindOf(value)
    counts[kind] += 1
    const token = `${words[kind]}_${counts[kind]}`
    tokens.set(value, token)
    return token
  }

  // Splitting by a pattern with a group puts the marked values at the odd places.
  return sentence
    .split(marked)
    .map((text, index) => ({text, token: index % 2 === 1 ? tokenOf(text) : null}))
    .filter(({text}) => text !== '')
}
