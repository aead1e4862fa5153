import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'

import type {Locale} from '../../../lib/i18n/locales'
import type {EditDocument} from '../../../lib/sanity/preview/edit'

/** Editable as in a preview: each field bears the id of its document and its path. */
export const editable: EditDocument =
  ({_id}) =>
  (path) => ({'data-sanity': path ? `${_id} ${path}` : _id})

/** The context of a page in a language. */
export const pageIn = (locale: Locale, edit: EditDocument = () => () => ({})) => ({
  locale,
  hasCta: false,
  edit,
  figuresHref: '/figures',
})

/** What an element draws, on the server. */
export async function htmlOf(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return new Response(prelude).text()
}

/** Drawn in a line of text; other tags without an attribute separate texts. */
const inline = /^<\/?(?:b|bdi|del|em|ins|kbd|mark|s|small|strong|sub|sup|title)>$/

function pieceOf(tag: string): string {
  if (inline.test(tag)) return tag
  return / |^<h\d/.test(tag) ? `\n${tag}\n` : '\n'
}

/**
 * What an element draws, in order and in one line: texts, headings, and the tags with an attribute beside the class. An icon
 * is its name in brackets.
 */
export async function drawnBy(node: ReactNode): Promise<string> {
  const html = (await htmlOf(node))
    .replaceAll(/<svg[^>]*><use href="[^"#]*#([^"]*)"><\/use><\/svg>/g, '[$1]')
    .replaceAll(/<svg.*?<\/svg>|<script>.*?<\/script>| action="javascript:[^"]*"/gs, '')
    .replaceAll(/<!--.*?-->| class="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '')
  const pieces = html.replaceAll(/<[^>]+>/g, pieceOf).split('\n')
  return pieces
    .map((piece) => piece.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean)
    .join(' ¶ ')
}

/** The edit attributes of what an element draws, in order; fields that cannot be dragged are in brackets. */
export async function editsOf(node: ReactNode): Promise<string> {
  const html = (await htmlOf(node)).replaceAll(/\[_key==&quot;(.*?)&quot;\]/g, '[$1]')
  const found = html.matchAll(/ data-sanity="(.*?)"( data-sanity-drag-disable="true")?(?=[ >/])/g)
  return [...found].map(([, path = '', isFixed]) => (isFixed ? `(${path})` : path)).join(' ¶ ')
}
