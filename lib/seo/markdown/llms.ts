import 'server-only'
import {cacheLife, cacheTag} from 'next/cache'

import {defaultLocale, type Locale, locales} from '../../i18n/locales'
import {translatorFor} from '../../i18n/messages'
import {currentText} from '../../sanity/cache'
import {lifetime} from '../../sanity/fetch'
import {listedIn, readListedDocuments, getSiteSettings, withFigures} from '../../sanity/pages'
import type {MachineText} from '../../sanity/text-response'
import type {SiteSettings} from '../../sanity/types'
import type {GuideQueryResult} from '../../sanity/types.generated'
import {siteHost} from '../../server/env'
import {markdownHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import {heading, list, oneLine, paragraph, quote, stack} from './write'

type Group = GuideQueryResult[number]['group'] | 'legal'

/** A page in the list. */
interface GuidedPage {
  title: string
  path: string
  description: string
  group: Group
}

/** The pages of a language. */
interface Guide {
  locale: Locale
  settings: SiteSettings | null
  pages: GuidedPage[]
}

type Listed = Pick<GuideQueryResult[number], 'title' | 'path' | 'description' | 'group'>

/** The pages of one language; those in its legal menu are grouped as legal. */
function guidedPages(documents: Listed[], settings: SiteSettings | null): GuidedPage[] {
  const legal = new Set((settings?.navigation?.legalMenu ?? []).map(({page}) => page?.path))
  return documents.flatMap(({title, path, description, group}) =>
    path ? [{title, path, description, group: legal.has(path) ? 'legal' : group}] : [],
  )
}

function listed({locale, pages}: Guide, group: Group): string {
  const own = pages.filter((page) => page.group === group)
  const items = own.map(({title, path, description}) => {
    const text = title.trim() ? oneLine(title) : path
    const link = paragraph({text, href: absoluteUrl(markdownHref(locale, path))})
    return description.trim() ? `${link}: ${paragraph(oneLine(description))}` : link
  })
  return list(...items)
}

function section(title: string, items: string): string {
  return items && stack(heading(2, title), items)
}

function sectionsIn(guide: Guide): string[] {
  const t = translatorFor(guide.locale)
  const groups = ['pages', 'comparisons', 'blog'] as const
  return groups.map((group) => section(t(`guide.${group}`), listed(guide, group)))
}

/**
 * llms.txt as specified by llmstxt.org: name, tagline, and lists of links to Markdown. Clients with a small context
 * may skip “Optional”.
 */
function llmsText(guides: Guide[]): string {
  const settings = guides.find(({locale}) => locale === defaultLocale)?.settings
  const navigation = settings?.navigation
  const legal = guides.map((guide) => listed(guide, 'legal'))
  return stack(
    heading(1, settings?.name ?? siteHost()),
    navigation?.tagline && quote(paragraph(navigation.tagline)),
    navigation?.privacyBlurb && paragraph(navigation.privacyBlurb),
    ...guides.flatMap(sectionsIn),
    section('Optional', legal.filter(Boolean).join('\n')),
  )
}

async function guideIn(locale: Locale, documents: GuideQueryResult): Promise<Guide> {
  const settings = await getSiteSettings(locale)
  const own = await withFigures(listedIn(locale, documents), locale)
  return {locale, settings, pages: guidedPages(own, settings)}
}

/** llms.txt. */
export async function readGuide(): Promise<MachineText> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  const documents = await readListedDocuments()
  const text = llmsText(await Promise.all(locales.map((locale) => guideIn(locale, documents))))
  return {text: `${text}\n`, headers: {'content-type': 'text/plain; charset=utf-8'}}
}
