import {TranslateIcon} from '@sanity/icons/Translate'
import type {Tool} from 'sanity'

import {TranslationsTool} from './translations-tool'

/** The state of all translations. */
export const translationStatus: Tool = {
  name: 'translations',
  title: 'Translation status',
  icon: TranslateIcon,
  component: TranslationsTool,
}
