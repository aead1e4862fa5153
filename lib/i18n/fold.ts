const ligatures: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd'}

/** Removes accents, ligatures and case: `Œuvré` → `oeuvre`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
}
