import type {CSSProperties} from 'react'

import type {MaskedPart} from './sentence/tokens'

/** Adds keys that are unique within the sentence. */
export function keyed<T extends {text: string}>(parts: T[]): (T & {key: string})[] {
  return parts.map((part, index) => ({...part, key: String(index)}))
}

/** A sentence as the model reads it, with tokens for its sensitive values. Styles light them in their order. */
export function MaskedSentence({parts}: {parts: MaskedPart[]}) {
  let number = 0
  return keyed(parts).map(({key, text, token}) =>
    token ? (
      <span
        key={key}
        className="token"
        style={{'--word': `word-${number}`, '--nth': number++} as CSSProperties}
      >
        {token}
      </span>
    ) : (
      text
    ),
  )
}
