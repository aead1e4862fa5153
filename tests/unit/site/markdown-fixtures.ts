import type {Locale} from '../../../lib/i18n/locales'
import {translatorFor} from '../../../lib/i18n/messages'

/* What the tests of Markdown write and read. */

export const site = 'http://localhost:3000'

/** The context of Markdown on a page. */
export const contextIn = (locale: Locale) => ({
  locale,
  hasCta: false,
  url: `${site}/here`,
  t: translatorFor(locale),
})

export const span = (text: string, ...marks: string[]) => ({
  _type: 'span',
  _key: text,
  text,
  marks,
})

/** A paragraph or heading; the mark `link` leads to the app, `gone` to a page that is missing. */
export const text = (style: string, ...children: object[]) => ({
  _type: 'block',
  _key: JSON.stringify(children),
  style,
  markDefs: [
    {_type: 'textLink', _key: 'link', kind: 'url', url: '/app', page: null},
    {_type: 'textLink', _key: 'gone', kind: 'page', url: null, page: null},
  ],
  children,
})

/** The paragraphs of Markdown. */
export const partsOf = (markdown: string): string[] => markdown.split('\n\n')
