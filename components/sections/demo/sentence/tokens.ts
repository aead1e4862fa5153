/** Kinds of sensitive values. */
export type ValueKind = 'name' | 'amount' | 'date' | 'email' | 'phone' | 'number'

/** The word of each kind's tokens, in the language of the page. */
export type TokenWords = Record<ValueKind, string>

/** A piece of a sentence; `kind` is null where nothing is sensitive. */
export interface SentencePart {
  text: string
  /** What is meant, where the text has brackets around it. */
  value: string
  kind: ValueKind | null
}

/** A piece of a sentence; `token` is what stands for it before a language model reads it. */
export interface MaskedPart {
  text: string
  token: string | null
}

/** Gives each sensitive piece its token. The same value has the same token wherever it stands. */
export function maskParts(parts: SentencePart[], words: TokenWords): MaskedPart[] {
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

  return parts.map(({text, value, kind}) => ({text, token: kind && tokenOf(value, kind)}))
}
