import 'server-only'
import type {Locale} from '../i18n/locales'
import {fetchContent} from './fetch'
import {figureKeys, insertFigures} from './figures/insert'
import {figuresQuery} from './queries'

/** Replaces every `{{key}}` in the strings of `content` by its figure. */
export async function withFigures<T>(content: T, locale: Locale): Promise<T> {
  const keys = figureKeys(content)
  if (keys.length === 0) return content
  return insertFigures(content, await fetchContent(figuresQuery, {keys}), locale)
}
