import {breadcrumbMarkdown} from '@/components/layout/breadcrumb.markdown'
import {bodyMarkdown, openingMarkdown, type ShapeContext} from '@/components/markdown/shape'
import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'
import {firstHeading} from '@/lib/sanity/headings'
import type {PageContent, SectionContent} from '@/lib/sanity/types'
import {preface} from '@/lib/seo/markdown/preface'
import {heading, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {ownValue} from '@/lib/server/json'
import {homePath, pageHref} from '@/lib/urls/paths'

import {hasDemoForm} from './contents'
import {sections} from './manifest'

type AnySection = (section: never, context: ShapeContext) => string | null

/** A section by its shape, or as its own writer says. Unknown types write nothing. */
function sectionMarkdown(section: SectionContent, context: ShapeContext): string {
  const known = ownValue(sections, section._type)
  if (!known) return ''
  // Each function takes its own type; the manifest's type guarantees the match.
  const write = (known.markdown ?? bodyMarkdown) as AnySection
  const body = write(section as never, context)
  return body === null ? '' : stack(openingMarkdown(section, context), body)
}

/** Whether a header shows the way to the page. */
function hasBreadcrumb({path, sections: content}: PageContent): boolean {
  return (
    path !== homePath && content.some((section) => 'breadcrumb' in section && section.breadcrumb)
  )
}

/** A page as Markdown: title, metadata and sections. */
export function pageMarkdown(page: PageContent, locale: Locale): string {
  const context = {
    locale,
    hasCta: hasDemoForm(page.sections),
    url: absoluteUrl(pageHref(locale, page.path)),
    t: translatorFor(locale),
  }
  const about = stack(
    preface(
      {summary: page.seo.description, language: locale, translations: page.translations},
      context,
    ),
    hasBreadcrumb(page) && breadcrumbMarkdown({locale, page}),
  )
  const first = firstHeading(page.sections)
  const written = page.sections.map((section, index) =>
    sectionMarkdown(section, {...context, preface: about, level: index === first ? 1 : 2}),
  )
  const body = stack(...written)
  // Without a heading in any section, the page's title becomes the heading.
  return body.includes(about) ? body : stack(heading(1, page.title), about, body)
}
