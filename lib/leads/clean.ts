import {blankLetters} from '../i18n/blank'

/** Control characters, and characters without width. White space is kept, as a space. */
const invisible = /[\p{DI}\p{Cs}\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu

/** White space within a line, and letters that look like it. */
const blank = new RegExp(String.raw`[^\S\n]|[${blankLetters}]`, 'gu')

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Cleans a text of several lines: removes what is invisible, keeps spaces and line breaks, and trims both ends. */
export function cleanText(typed: string): string {
  return typed.replaceAll(lineBreak, '\n').replaceAll(invisible, '').replaceAll(blank, ' ').trim()
}

/** Cleans a text of one line, in which all white space is single spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replaceAll(/\s+/g, ' ')
}

/** Cleans an email address and writes its domain in ASCII, such as xn--mnchen-3ya.de; a longer one than there is would take seconds. */
export function cleanAddress(typed: string): string {
  const address = cleanLine(typed)
  const [, user, domain] =
    /^([^@]+@)((?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]{1,253})$/u.exec(address) ?? []
  const url = `http://${domain}`
  return domain && URL.canParse(url) ? `${user}${new URL(url).hostname}` : address
}
