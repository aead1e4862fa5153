import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'

import type {EditDocument} from '../../../lib/preview/edit'
import type {Locale} from '../../../lib/i18n/locales'

/** Editable as in a preview: each field bears the id of its document and its path. */
export const editable: EditDocument =
  ({_id}) =>
  (path = '') => ({'data-sanity': `${_id} ${path}`})

/** The context of a page in a language. */
export const pageIn = (locale: Locale, edit: EditDocument = () => () => ({})) => ({
  locale,
  hasCta: false,
  edit,
  figuresHref: '/figures',
})

async function htmlOf(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return new Response(prelude).text()
}

const inline = /^<\/?(?:b|bdi|del|em|ins|kbd|mark|s|small|strong|sub|sup|title)>$/

/**
 * What an element draws, in order: texts, headings, and the tags with an attribute beside the class. An icon is its name in
 * brackets.
 */
export async function piecesOf(node: ReactNode): Promise<string[]> {
  const html = (await htmlOf(node))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<svg[^>]*><use href="[^"#]*#([^"]*)"><\/use><\/svg>/g, '[$1]')
    .replaceAll(/<svg.*?<\/svg>|<script>.*?<\/script>| action="javascript:[^"]*"/gs, '')
    .replaceAll(/ class="[^"]*"/g, '')
  const pieces = html.split(/(<[^>]+>)/).reduce<string[]>(
    (all, piece) => {
      if (/^<\/?span>$/.test(piece)) return all
      if (!piece.startsWith('<') || inline.test(piece)) return [...all.slice(0, -1), all.at(-1) + piece]
      return / |^<h\d/.test(piece) ? [...all, piece, ''] : [...all, '']
    },
    [''],
  )
  return pieces.map((piece) => piece.replaceAll(/ +/g, ' ').trim()).filter(Boolean)
}

/** The edit attributes of what an element draws, in order; fields that cannot be dragged are in brackets. */
export async function editsOf(node: ReactNode): Promise<string[]> {
  const html = (await htmlOf(node)).replaceAll('&quot;', '"')
  const found = html.matchAll(/ data-sanity="(.*?)"( data-sanity-drag-disable="true")?(?=[ >/])/g)
  return [...found].map(([, path = '', isFixed]) => (isFixed ? `(${path})` : path))
}
