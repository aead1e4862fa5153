import {breadcrumbMarkdown} from '@/components/layout/breadcrumb.markdown'
import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'
import {firstHeading} from '@/lib/sanity/headings'
import type {PageContent} from '@/lib/sanity/types'
import {preface} from '@/lib/seo/markdown/preface'
import {heading, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {homePath, pageHref} from '@/lib/urls/paths'

import {hasDemoForm} from './contents'
import {sectionMarkdown} from './section.markdown'

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
