import type {Destination, LinkContent} from '../../content/types'
import type {Words} from '../../i18n/words'
import {type LinkOrigin, resolveLink} from '../../routing/links'
import {type Inline, list, paragraph} from './write'

/** What the Markdown of a part of a page needs to know about its page. */
export interface MarkdownContext extends LinkOrigin {
  /** The whole address of the page, from which links begin. */
  url: string
  /** The words of the interface in its language. */
  t: Words
}

/** The whole address of a link, or null when it leads nowhere. */
export function absoluteLink(destination: Destination, context: MarkdownContext): string | null {
  const href = resolveLink(destination, context)
  return href && URL.canParse(href, context.url) ? new URL(href, context.url).href : null
}

/** Words that lead where an editor set, or only the words while there is nothing. */
function linked(
  text: string,
  destination: Destination,
  context: MarkdownContext,
): Exclude<Inline, string> {
  const href = absoluteLink(destination, context)
  return href ? {text, href} : {text}
}

/** A list of links that an editor set, without those that lead nowhere. */
export function linkList(
  links: (Destination & Pick<LinkContent, 'label'>)[] | null | undefined,
  context: MarkdownContext,
): string {
  const items = (links ?? []).map(({label, ...destination}) => linked(label, destination, context))
  return list(...items.map((item) => item.href && paragraph(item)))
}

/** A name and what it stands for, in the punctuation of the language. */
export function pair(name: string, value: Inline, {t}: Pick<MarkdownContext, 't'>): string {
  return t('markdown.pair', {name: paragraph({text: name, strong: true}), value: paragraph(value)})
}

/** One line that leads to what only works on the page itself: a form, a calculator. */
export function onPage(label: string, anchor: string, {t, url}: MarkdownContext): string {
  return t('markdown.onPage', {link: paragraph({text: label, href: `${url}#${anchor}`})})
}
