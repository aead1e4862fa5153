const ligatures: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd'}

/** Removes accents, ligatures, case, other forms of letters and digits, and what is invisible: `Œuvré` → `oeuvre`. */
export function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase()
  return text
    .replaceAll(/\p{DI}/gu, '')
    .normalize('NFD')
    .replaceAll(/(?!\p{ASCII})[\p{L}\p{N}]/gu, (sign) => sign.normalize('NFKD'))
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
}
