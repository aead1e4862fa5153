import {TranslateIcon} from '@sanity/icons/Translate'
import {definePlugin} from 'sanity'

import {TranslationsTool} from './translations-tool'

/** The state of all translations. */
export const translationsTool = definePlugin({
  name: 'translation-status',
  tools: [
    {
      name: 'translations',
      title: 'Translation status',
      icon: TranslateIcon,
      component: TranslationsTool,
    },
  ],
})
