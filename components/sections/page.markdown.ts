import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'
import {firstHeading} from '@/lib/sanity/headings'
import type {PageContent, SectionContent} from '@/lib/sanity/types'
import {preface} from '@/lib/seo/markdown/preface'
import {heading, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {ownValue} from '@/lib/server/json'
import {pageHref} from '@/lib/urls/paths'

import type {SectionMarkdownContext} from './context'
import {sections} from './manifest'

type AnySection = (section: never, context: SectionMarkdownContext) => string

/** The Markdown of a page's sections in order. Unknown types write nothing. */
function sectionsMarkdown(
  content: SectionContent[],
  context: Omit<SectionMarkdownContext, 'level'>,
): string {
  const first = firstHeading(content)
  const written = content.map((section, index) => {
    // Each function takes its own type; the manifest's type guarantees the match.
    const write = ownValue(sections, section._type)?.markdown as unknown as AnySection | undefined
    return write?.(section as never, {...context, level: index === first ? 1 : 2})
  })
  return stack(...written)
}

/** A page as Markdown: title, metadata and sections. */
export function pageMarkdown(page: PageContent, locale: Locale): string {
  const context = {
    locale,
    hasCta: page.sections.some(({_type}) => _type === 'callToAction'),
    url: absoluteUrl(pageHref(locale, page.path)),
    t: translatorFor(locale),
    page,
  }
  const about = preface(
    {summary: page.seo.description, language: locale, translations: page.translations},
    context,
  )
  const body = sectionsMarkdown(page.sections, {...context, preface: about})
  // Without a heading in any section, the page's title becomes the heading.
  return body.includes(about) ? body : stack(heading(1, page.title), about, body)
}
