import type {Locale} from '@/lib/i18n/locales'
import {translatorFor} from '@/lib/i18n/messages'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {studioHref, homePath, pageHref} from '@/lib/urls/paths'

/** The home page of an empty dataset. */
export function emptyDatasetMarkdown(locale: Locale): string {
  const t = translatorFor(locale)
  return stack(
    heading(1, t('emptyDataset.title')),
    paragraph(t('emptyDataset.text')),
    paragraph({text: t('emptyDataset.studio'), href: absoluteUrl(studioHref)}),
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
