import type {CustomValidator} from 'sanity'

import {defaultLocale, isLocale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {figureKeys, insertFigures} from '../../lib/sanity/figures'
import type {FigureContent} from '../../lib/sanity/types'
import {longest, shortestDescription, textLength} from '../../lib/seo/title'
import {message} from '../bilingual'

const figuresQuery = '*[_type == "figure" && key in $keys]{key, value, upTo, prefix, suffix}'

/** Requires that a field, with its figures filled in, is short enough for search engines to show it in full. */
export function shownWhole(field: keyof typeof longest): CustomValidator<string | undefined> {
  return async (text, {document, getClient}) => {
    if (!text) return true
    const keys = figureKeys(text)
    const client = getClient({apiVersion}).withConfig({perspective: 'published'})
    const figures = keys.length > 0 ? await client.fetch<FigureContent[]>(figuresQuery, {keys}) : []
    const language = document?.['language']
    const locale = isLocale(language) ? language : defaultLocale
    const length = textLength(insertFigures(text, figures, locale))
    const most = longest[field]
    if (length > most) {
      return message(
        `Search engines show ${most} characters; this has ${length}.`,
        `Les moteurs de recherche montrent ${most} caractères ; il y en a ${length}.`,
      )
    }
    if (field === 'description' && length < shortestDescription) {
      return message(
        `Below ${shortestDescription} characters, search engines choose their own text.`,
        `En dessous de ${shortestDescription} caractères, les moteurs de recherche choisissent leur propre texte.`,
      )
    }
    return true
  }
}
