import type {SiteSettings} from '../../content/types'
import type {GuideQueryResult} from '../../content/types.generated'
import {defaultLocale, type Locale} from '../../i18n/locales'
import {wordsIn} from '../../i18n/words'
import {markdownHref} from '../../routing/paths'
import {inTurns} from '../../turns/in-turns'
import {absoluteUrl, siteHost} from '../absolute-url'
import {heading, list, paragraph, quote, stack} from './write'

type Group = GuideQueryResult[number]['group'] | 'legal'

/** A page in llms.txt. */
interface GuidedPage {
  title: string
  path: string
  description: string
  group: Group
}

/** Pages, articles and texts of one language. */
export interface Guide {
  locale: Locale
  settings: SiteSettings | null
  pages: GuidedPage[]
}

type Listed = Pick<GuideQueryResult[number], 'title' | 'path' | 'description' | 'group'>

/** Pages of a language; those in the legal menu are listed as optional. */
export function guidedPages(documents: Listed[], settings: SiteSettings | null): GuidedPage[] {
  const legal = new Set((settings?.legalMenu ?? []).map(({page}) => page?.path))
  return documents.flatMap(({title, path, description, group}) =>
    path ? [{title, path, description, group: legal.has(path) ? 'legal' : group}] : [],
  )
}

async function listed({locale, pages}: Guide, group: Group): Promise<string> {
  const own = pages.filter((page) => page.group === group)
  const items = await inTurns(own, ({title, path, description}) => {
    const link = paragraph({text: title, href: absoluteUrl(markdownHref(locale, path))})
    return `${link}: ${paragraph(description)}`
  })
  return list(...items)
}

function section(title: string, items: string): string {
  return items && stack(heading(2, title), items)
}

async function sectionsIn(guide: Guide): Promise<string[]> {
  const t = wordsIn(guide.locale)
  const groups = ['pages', 'comparisons', 'blog'] as const
  return Promise.all(
    groups.map(async (group) => section(t(`guide.${group}`), await listed(guide, group))),
  )
}

/**
 * llms.txt as in llmstxt.org: name, summary and links to Markdown. Short contexts may skip
 * “Optional”.
 */
export async function llmsText(guides: Guide[]): Promise<string> {
  const settings = guides.find(({locale}) => locale === defaultLocale)?.settings
  const legal = await Promise.all(guides.map((guide) => listed(guide, 'legal')))
  const sections = await Promise.all(guides.map(sectionsIn))
  return stack(
    heading(1, settings?.name ?? siteHost()),
    settings?.tagline && quote(paragraph(settings.tagline)),
    settings?.privacyBlurb && paragraph(settings.privacyBlurb),
    ...sections.flat(),
    section('Optional', legal.filter(Boolean).join('\n')),
  )
}
