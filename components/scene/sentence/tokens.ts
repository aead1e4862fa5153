/** Kinds of sensitive values. */
export type ValueKind = 'name' | 'amount' | 'date' | 'email' | 'phone' | 'number'

/** The word in each kind's tokens, in the language of the page. */
export type TokenLabels = Record<ValueKind, string>

/** A part of a sentence; `kind` is null when it is not sensitive. */
export interface SentencePart {
  text: string
  kind: ValueKind | null
}

/** A part of a sentence; `token` replaces it before a language model reads it. */
export interface MaskedPart {
  text: string
  token: string | null
}

/** Gives each sensitive part a token; equal values get the same one. */
export function maskParts(parts: SentencePart[], words: TokenLabels): MaskedPart[] {
  const tokens = new Map<string, string>()
  const counts = new Map<ValueKind, number>()

  function tokenOf(value: string, kind: ValueKind): string {
    const known = tokens.get(value.toLowerCase())
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const token = `${words[kind]}_${count}`
    tokens.set(value.toLowerCase(), token)
    return token
  }

  return parts.map(({text, kind}) => ({text, token: kind && tokenOf(text, kind)}))
}
