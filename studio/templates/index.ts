import type {Template} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {articleOutline} from './article-outline'
import {landingPage} from './landing-page'

/** Templates besides the empty document, in each language. */
export const templates: Template[] = locales.flatMap((locale) => [
  landingPage(locale),
  articleOutline(locale),
])
