import {sectionsMarkdown} from '@/components/sections/markdown'
import type {PageContent} from '@/lib/content/types'
import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/translator'
import {homePath, pageHref} from '@/lib/routing/paths'
import {absoluteUrl} from '@/lib/seo/absolute-url'
import {preface} from '@/lib/seo/markdown/preface'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** A page as Markdown: title, metadata and sections. */
export function pageMarkdown(page: PageContent, locale: Locale): string {
  const sections = page.sections
  const context = {
    locale,
    hasCta: sections.some(({_type}) => _type === 'callToAction'),
    url: absoluteUrl(pageHref(locale, page.path)),
    t: translatorFor(locale),
    page,
  }
  const about = preface(
    {summary: page.seo.description, language: locale, translations: page.translations},
    context,
  )
  const body = sectionsMarkdown(sections, {...context, preface: about})
  // Without a heading in any section, the page's title becomes the heading.
  return body.includes(about) ? body : stack(heading(1, page.title), about, body)
}

/** The home page of an empty dataset. */
export function emptyDatasetMarkdown(locale: Locale): string {
  const t = translatorFor(locale)
  return stack(
    heading(1, t('emptyDataset.title')),
    paragraph(t('emptyDataset.text')),
    paragraph({text: t('emptyDataset.studio'), href: absoluteUrl('/studio')}),
  )
}

/** The page for unknown addresses. */
export function notFoundMarkdown(locale: Locale): string {
  const t = translatorFor(locale)
  return stack(
    heading(1, t('notFound.message')),
    paragraph(t('notFound.text')),
    paragraph({text: t('notFound.home'), href: absoluteUrl(pageHref(locale, homePath))}),
  )
}
