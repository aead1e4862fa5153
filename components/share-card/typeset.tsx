import satori from 'satori'

import {families, loadFonts} from './fonts'

/** Typesetting options; lengths are in pixels. */
export interface TextStyle {
  family: keyof typeof families
  size: number
  lineHeight: number
  letterSpacing: number
  color: string
  width: number
  align?: 'left' | 'right'
}

/** A text as vector paths, and the height of its lines. */
export interface TypesetText {
  svg: string
  height: number
  /** Whether the fonts lack one of its letters. */
  lacksLetters: boolean
}

/**
 * Adds line breaks between sentences, and joins short words to the next. The fonts lack the narrow no-break space; the
 * regular one also keeps French punctuation with its word.
 */
function withLineBreaks(text: string): string {
  return text
    .replace(/\u202F/g, '\u00A0')
    .replace(/(?<=[.…]) (?=\p{Lu})/gu, '\n')
    .replace(/(?<=^|\s)([\p{L}’]{1,2}) /gu, '$1\u00A0')
}

/** The smallest document that satori renders. */
function Line({text, style}: {text: string; style: TextStyle}) {
  const {family, size, lineHeight, letterSpacing, color, width, align = 'left'} = style
  const lineStyle = {
    display: 'flex',
    justifyContent: align === 'left' ? 'flex-start' : 'flex-end',
    width,
    fontFamily: families[family],
    fontSize: size,
    lineHeight,
    letterSpacing,
    color,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
    textWrap: 'balance',
  } as const
  return <div style={lineStyle}>{text}</div>
}

async function render(text: string, style: TextStyle, missing: (characters: string) => void) {
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

/** Sets a text in lines of similar length, without characters that the fonts lack, such as emoji. */
export async function typeset(text: string, style: TextStyle): Promise<TypesetText> {
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
