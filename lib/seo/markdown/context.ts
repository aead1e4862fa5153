import type {Translator} from '../../i18n/messages'
import type {LinkContent} from '../../sanity/types'
import {type Destination, type LinkOrigin, resolveLink} from '../../urls/links'
import {type Inline, list, paragraph} from './write'

/** Page context for writing a section's Markdown. */
export interface MarkdownContext extends LinkOrigin {
  /** URL of the page, against which links resolve. */
  url: string
  /** Interface texts in its language. */
  t: Translator
}

/** Absolute URL of a link; null when its target is missing. */
export function absoluteLink(destination: Destination, context: MarkdownContext): string | null {
  const href = resolveLink(destination, context)
  return href && new URL(href, context.url).href
}

/** List of links, without those whose target is missing. */
export function linkList(
  links: (Destination & Pick<LinkContent, 'label'>)[] | null | undefined,
  context: MarkdownContext,
): string {
  const items = (links ?? []).map(({label, ...destination}) => {
    const href = absoluteLink(destination, context)
    return href && paragraph({text: label, href})
  })
  return list(...items)
}

/** A label and a value, with the language's punctuation. */
export function pair(name: string, value: Inline, {t}: Pick<MarkdownContext, 't'>): string {
  return t('markdown.pair', {name: paragraph({text: name, strong: true}), value: paragraph(value)})
}

/** Link to a part that only works on the page itself, such as a form. */
export function onPage(label: string, anchor: string, {t, url}: MarkdownContext): string {
  return t('markdown.onPage', {link: paragraph({text: label, href: `${url}#${anchor}`})})
}
