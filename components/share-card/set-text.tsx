import satori from 'satori'

import {families, loadFonts} from './fonts'

/** Typesetting options; lengths are in pixels. */
export interface Setting {
  family: keyof typeof families
  size: number
  lineHeight: number
  letterSpacing: number
  color: string
  width: number
  align?: 'left' | 'right'
}

/** A text as vector paths, and the height of its lines. */
export interface SetText {
  svg: string
  height: number
}

/**
 * Adds line breaks between sentences, and joins short words to the next. The fonts lack the narrow no-break space; the
 * regular one also keeps French punctuation with its word.
 */
function broken(text: string): string {
  return text
    .replace(/\u202F/g, '\u00A0')
    .replace(/(?<=[.…]) (?=\p{Lu})/gu, '\n')
    .replace(/(?<=^|\s)([\p{L}’]{1,2}) /gu, '$1\u00A0')
}

/** The smallest document that satori renders. */
function Line({text, setting}: {text: string; setting: Setting}) {
  const {family, size, lineHeight, letterSpacing, color, width, align = 'left'} = setting
  const style = {
    display: 'flex',
    justifyContent: align === 'left' ? 'flex-start' : 'flex-end',
    width,
    fontFamily: families[family],
    fontSize: size,
    lineHeight,
    letterSpacing,
    color,
    whiteSpace: 'pre-wrap',
    textWrap: 'balance',
  } as const
  return <div style={style}>{text}</div>
}

async function drawn(text: string, setting: Setting, missing: (characters: string) => void) {
  return satori(<Line text={text} setting={setting} />, {
    width: setting.width,
    fonts: await loadFonts(),
    // Called for characters that no font has. Satori would load more fonts from the network; this loads none.
    loadAdditionalAsset: async (_, characters) => {
      missing(characters)
      return []
    },
  })
}

/** Sets a text in lines of similar length, without characters that the fonts lack, such as emoji. */
export async function setText(text: string, setting: Setting): Promise<SetText> {
  const missing = new Set<string>()
  const collect = (characters: string) => {
    for (const character of characters) if (character.trim()) missing.add(character)
  }
  const whole = broken(text)
  let svg = await drawn(whole, setting, collect)
  if (missing.size > 0) {
    const writable = Array.from(whole).filter((character) => !missing.has(character))
    svg = await drawn(writable.join('').replace(/ {2,}/g, ' ').trim(), setting, () => {})
  }
  return {svg, height: Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 0)}
}
