import type {Template} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {articleOutline} from './article-outline'
import {pageKinds} from './page-kinds'
import {pageTemplate} from './page-template'

/** Templates besides the empty document, in each language. */
export const templates: Template[] = locales.flatMap((locale) =>
  pageKinds.map((kind) => pageTemplate(kind, locale)).concat(articleOutline(locale)),
)
