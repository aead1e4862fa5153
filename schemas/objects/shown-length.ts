import type {CustomValidator} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'
import {figureKeys, insertFigures} from '../../lib/content/figures/insert'
import type {FigureContent} from '../../lib/content/types'
import {defaultLocale, isLocale} from '../../lib/i18n/locales'
import {longest, shortestDescription, textLength} from '../../lib/seo/title'
import {message} from '../message'

const figuresQuery = '*[_type == "figure" && key in $keys]{key, value, upTo, prefix, suffix}'

/** Validates that search engines show a field in full, with figures filled in. */
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
        `Search engines show ${most} characters of it; these are ${length}.`,
        `Les moteurs de recherche en montrent ${most} caractères ; il y en a ${length}.`,
      )
    }
    if (field === 'description' && length < shortestDescription) {
      return message(
        `Search engines choose a text of their own where there are fewer than ${shortestDescription} characters.`,
        `Les moteurs de recherche choisissent leur propre texte quand il y a moins de ${shortestDescription} caractères.`,
      )
    }
    return true
  }
}
