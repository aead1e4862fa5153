import satori from 'satori'

import {isAbbreviation} from '@/components/ui/headed-text/abbreviation'

import {families, loadFonts} from './fonts'

/** Typesetting options; lengths are in pixels. */
export interface TextStyle {
  family: keyof typeof families
  size: number
  lineHeight: number
  letterSpacing: number
  color: string
  width?: number
  align?: 'left' | 'right'
  /** Breaks words wherever a line is full, for words that are wider than a line. */
  breakWords?: boolean
}

/** A text as vector paths, and the height of its lines. */
export interface TypesetText {
  svg: string
  height: number
  /** Whether the fonts lack one of its letters. */
  lacksLetters: boolean
}

/**
 * Adds line breaks between sentences, and joins abbreviations and short words to the next. The fonts lack the narrow
 * no-break space; the regular one also keeps French punctuation with its word.
 */
export function withLineBreaks(text: string): string {
  return text
    .replace(/\u202F/g, '\u00A0')
    .replace(
      /(?<![\p{L}\p{N}.-])([\p{L}\p{N}.-]*\p{L})\. (?=(\p{Lu}?))/gu,
      (whole, word: string, capital: string) => {
        if (isAbbreviation(word)) return `${word}.\u00A0`
        return capital ? `${word}.\n` : whole
      },
    )
    .replace(/(?<=…) (?=\p{Lu})/gu, '\n')
    .replace(/(?<=^|\s)(M(?:me|lle|rs?)|Dr) (?=\p{Lu})/gu, '$1\u00A0')
    .replace(/(?<=^|\s)([\p{L}’]{1,2}) /gu, '$1\u00A0')
}

/** The smallest document that satori renders. */
function Line({text, style}: {text: string; style: TextStyle}) {
  const {family, size, lineHeight, letterSpacing, color, width, align = 'left', breakWords} = style
  const lineStyle = {
    display: 'flex',
    justifyContent: align === 'left' ? 'flex-start' : 'flex-end',
    ...(width && {width}),
    fontFamily: families[family],
    fontSize: size,
    lineHeight,
    letterSpacing,
    color,
    whiteSpace: 'pre-wrap',
    // Balanced lines would break every word that may break.
    wordBreak: breakWords ? 'break-word' : 'normal',
    textWrap: breakWords ? 'wrap' : 'balance',
  } as const
  return <div style={lineStyle}>{text}</div>
}

async function render(
  text: string,
  style: TextStyle & {width: number},
  missing: (characters: string) => void,
) {
  return satori(<Line text={text} style={style} />, {
    width: style.width,
    fonts: await loadFonts(),
    // Called for characters that no font has. Satori would load more fonts from the network; this loads none.
    loadAdditionalAsset: async (_, characters) => {
      missing(characters)
      return []
    },
  })
}

/** Returns the width of the widest part of a text between two possible line breaks. */
export async function widestPart(text: string, style: TextStyle): Promise<number> {
  const parts = withLineBreaks(text).replaceAll(/ |(?<=[/-])/g, '\n')
  const svg = await satori(<Line text={parts} style={style} />, {
    height: style.size,
    fonts: await loadFonts(),
  })
  return Number(/width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
}

/** Sets a text in lines of similar length, without characters that the fonts lack, such as emoji. */
export async function typeset(
  text: string,
  style: TextStyle & {width: number},
): Promise<TypesetText> {
  const missing = new Set<string>()
  const collect = (characters: string) => {
    for (const character of characters) if (character.trim()) missing.add(character)
  }
  const full = withLineBreaks(text)
  let svg = await render(full, style, collect)
  if (missing.size > 0) {
    const drawable = Array.from(full).filter((character) => !missing.has(character))
    svg = await render(drawable.join('').replace(/ {2,}/g, ' ').trim(), style, () => {})
  }
  const lacksLetters = [...missing].some((character) => /\p{L}/u.test(character))
  return {svg, height: Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 0), lacksLetters}
}
