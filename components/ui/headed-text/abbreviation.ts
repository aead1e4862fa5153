const abbreviation =
  /^(?:\p{L}|.*\..*|[^aeiouyœ\P{L}]+|mmes?|mlles?|ste|prof|gen|col|maj|capt|rev|hon|gov|sen|inc|co|cie|corp|dept|univ|no|vol|ed|art|av|ave|tel|etc|ex|env|approx|est|min|max|fig|incl|excl|resp|jan|janv|feb|avr|aug|sept?|oct|juil|dec)$/iu

/** An acronym, whose letters have no periods: “CRM”, “CRMs”. */
const acronym = /^\p{Lu}{2,}s?$/u

/** Whether the period after a word ends no sentence: “Dr”, “vs”, “St”, “U.S”, “e.g”, “M”, “Inc”. */
export const isAbbreviation = (word: string): boolean =>
  abbreviation.test(word) && !acronym.test(word)
