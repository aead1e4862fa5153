import {insertFigures} from '../../../lib/content/figures/insert'
import type {FigureContent} from '../../../lib/content/types'
import {defaultLocale, isLocale, type Locale} from '../../../lib/i18n/locales'
import {articleFolder, pageHref} from '../../../lib/routing/paths'
import {cutText, documentTitle, longest} from '../../../lib/seo/title'
import {siteHost} from '../../../lib/seo/urls'

/** A page or article in the form, perhaps unfinished. */
export interface EditedDocument {
  _type?: string
  language?: string
  path?: string
  slug?: {current?: string}
  seo?: {title?: string; description?: string; noIndex?: boolean}
}

/** What the previews need from other documents. */
export interface SiteFacts {
  siteName: string | null
  figures: FigureContent[]
}

/** A document as search results and share cards show it. */
export interface Preview {
  locale: Locale
  /** Its URL path; null while it has none. */
  href: string | null
  host: string
  trail: string[]
  /** With figures inserted, at full length. */
  own: {title: string; description: string}
  shown: {title: string; description: string}
  isHidden: boolean
}

/** The URL path of a page or article; null while it has none. */
export function hrefOf({_type, path, slug}: EditedDocument, locale: Locale): string | null {
  if (_type === 'article') {
    return slug?.current ? pageHref(locale, articleFolder + slug.current) : null
  }
  return path ? pageHref(locale, path) : null
}

/** The preview of a document, by the same rules as its page. */
export function previewOf(document: EditedDocument, {siteName, figures}: SiteFacts): Preview {
  const {language, seo} = document
  const locale = isLocale(language) ? language : defaultLocale
  const {title = '', description = ''} = seo ?? {}
  const own = insertFigures({title: title.trim(), description: description.trim()}, figures, locale)
  const href = hrefOf(document, locale)
  return {
    locale,
    href,
    host: siteHost(),
    trail: (href ?? '').split('/').filter(Boolean),
    own,
    shown: {
      title: own.title && cutText(documentTitle(own.title, siteName), longest.title),
      description: cutText(own.description, longest.description),
    },
    isHidden: seo?.noIndex ?? false,
  }
}
