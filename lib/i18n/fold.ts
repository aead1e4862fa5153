const ligatures: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd'}

/** Writes raised and lowered digits as plain ones: `H₂O` → `H2O`. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[²³¹⁰-₟]/g, (digit) => digit.normalize('NFKD'))
}

/** Removes accents, ligatures, case and raised digits: `Œuvré` → `oeuvre`. */
export function fold(text: string): string {
  return withPlainDigits(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
}
