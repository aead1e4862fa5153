import {defaultLocale, isLocale, type Locale} from '../../../lib/i18n/locales'
import {insertFigures} from '../../../lib/sanity/figures'
import type {FigureContent} from '../../../lib/sanity/types'
import {cutText, documentTitle, longest} from '../../../lib/seo/title'
import {siteHost} from '../../../lib/server/env'
import {articleFolder, pageHref} from '../../../lib/urls/paths'

/** A page or article in the form, perhaps unfinished. */
export interface EditedDocument {
  _type?: string
  language?: string
  path?: string
  slug?: {current?: string}
  title?: string
  summary?: string
  sections?: ({intro?: string} | null)[]
  seo?: {title?: string; description?: string; noIndex?: boolean}
}

/** What the previews need from other documents. */
export interface SiteFacts {
  siteName: string | null
  figures: FigureContent[]
}

interface SearchTexts {
  title: string
  description: string
}

/** A document as search results and share cards show it. */
export interface Preview {
  locale: Locale
  /** Its URL path; null while it has no address. */
  href: string | null
  host: string
  trail: string[]
  /** What the editor wrote, with figures inserted, at full length. */
  own: SearchTexts
  /** What visitors see. */
  shown: SearchTexts
  isHidden: boolean
}

/** The URL path of a page or article; null while it has no address. */
function hrefOf({_type, path, slug}: EditedDocument, locale: Locale): string | null {
  if (_type === 'article') {
    return slug?.current ? pageHref(locale, articleFolder + slug.current) : null
  }
  return path ? pageHref(locale, path) : null
}

/** A text; empty for a value of another type, which the API can store. */
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The fallback of a blank title and description on the site, as in `seoTitle` and `seoDescription`. */
export function textsInstead({title, summary, sections}: EditedDocument): SearchTexts {
  const introduced = Array.isArray(sections) ? sections.find((section) => section?.intro) : null
  return {title: text(title), description: text(summary) || text(introduced?.intro)}
}

/** The preview of a document, by the same rules as its page. */
export function previewOf(document: EditedDocument, {siteName, figures}: SiteFacts): Preview {
  const {language, seo} = document
  const locale = isLocale(language) ? language : defaultLocale
  const written = {title: text(seo?.title), description: text(seo?.description)}
  const own = insertFigures(written, figures, locale)
  const instead = insertFigures(textsInstead(document), figures, locale)
  const shown = {
    title: own.title || instead.title,
    description: own.description || instead.description,
  }
  const href = hrefOf(document, locale)
  return {
    locale,
    href,
    host: siteHost(),
    trail: (href ?? '').split('/').filter(Boolean),
    own,
    shown: {
      title: shown.title && cutText(documentTitle(shown.title, siteName), longest.title),
      description: cutText(shown.description, longest.description),
    },
    isHidden: seo?.noIndex ?? false,
  }
}
