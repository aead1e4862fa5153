import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

import {actionsMessages} from '../actions/messages'
import {removalMessages} from '../actions/removal/messages'
import {reviewRequestMessages} from '../actions/review-request/messages'
import {failureMessages} from '../client/failure-text'
import {figuresMessages} from '../figures/messages'
import type {MessageBundle} from '../i18n/messages'
import {lengthMessages} from '../inputs/length/messages'
import {pastedTextMessages} from '../inputs/pasted-text/messages'
import {seoMessages} from '../inputs/seo/messages'
import {tableMessages} from '../inputs/table/messages'
import {pageBuilderMessages} from '../page-builder/messages'
import {presentationMessages} from '../presentation/messages'
import {releasesMessages} from '../releases/messages'
import {structureMessages} from '../structure/messages'
import {templatesMessages} from '../templates/messages'
import {homeMessages} from '../tools/home/messages'
import {mediaMessages} from '../tools/media/messages'
import {translationStatusMessages} from '../tools/translations/messages'
import {translationsMessages} from '../translations/messages'
import {languageMessages} from './messages'

const bundles: MessageBundle[] = [
  languageMessages,
  figuresMessages,
  tableMessages,
  actionsMessages,
  reviewRequestMessages,
  failureMessages,
  homeMessages,
  mediaMessages,
  removalMessages,
  lengthMessages,
  pastedTextMessages,
  seoMessages,
  pageBuilderMessages,
  templatesMessages,
  presentationMessages,
  releasesMessages,
  structureMessages,
  translationsMessages,
  translationStatusMessages,
]

/** Texts that the site adds to Sanity's own, in each interface language. */
export const studioMessages: LocaleResourceBundle[] = bundles.flatMap(({namespace, messages}) =>
  Object.entries(messages).map(([locale, resources]) =>
    defineLocaleResourceBundle({locale, namespace, resources}),
  ),
)
