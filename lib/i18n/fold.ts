/** Letters that Unicode does not take apart, and how they are written in ASCII. */
const inAscii: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
}

/** More signs than the site's languages have; strangers may search for any of a million. */
const mostRemembered = 1000

const folded = new Map<string, string>()

function foldedSign(sign: string): string {
  const known = folded.get(sign)
  if (known !== undefined) return known
  const plain = sign
    .normalize('NFD')
    .replaceAll(/(?!\p{ASCII})[\p{L}\p{N}]/gu, (letter) => letter.normalize('NFKD'))
    .replaceAll(/[\p{M}\p{DI}]/gu, '')
  const result = inAscii[plain.toLowerCase()] ?? plain
  if (folded.size < mostRemembered) folded.set(sign, result)
  return result
}

/** Removes accents, ligatures, case, other forms of letters and digits, and what is invisible: `Œuvré` → `oeuvre`. */
export function fold(text: string): string {
  // Remembered by sign: a search folds a hundred thousand letters.
  return text.replaceAll(/\P{ASCII}/gu, foldedSign).toLowerCase()
}
