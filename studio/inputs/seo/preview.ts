import {insertFigures} from '../../../lib/content/figures/insert'
import type {FigureContent} from '../../../lib/content/types'
import {defaultLocale, isLocale, type Locale} from '../../../lib/i18n/locales'
import {articleFolder, pageHref} from '../../../lib/routing/paths'
import {siteHost} from '../../../lib/seo/absolute-url'
import {cutText, documentTitle, longest} from '../../../lib/seo/title'

/** What the form holds of a page or an article; an editor may not have got to all of it. */
export interface EditedDocument {
  _type?: string
  language?: string
  path?: string
  slug?: {current?: string}
  seo?: {title?: string; description?: string; noIndex?: boolean}
}

/** What the previews need from elsewhere. */
export interface SiteFacts {
  siteName: string | null
  figures: FigureContent[]
}

/** A document as search results and share cards show it. */
export interface Preview {
  locale: Locale
  /** Its URL path, or null while it has none. */
  href: string | null
  host: string
  /** The parts of its address after the host. */
  trail: string[]
  /** Written out, before anything is added or cut. */
  own: {title: string; description: string}
  /** As search results show them. */
  shown: {title: string; description: string}
  isHidden: boolean
}

function hrefOf({_type, path, slug}: EditedDocument, locale: Locale): string | null {
  if (_type === 'article') {
    return slug?.current ? pageHref(locale, articleFolder + slug.current) : null
  }
  return path ? pageHref(locale, path) : null
}

/** How a document will be shown, by the rules that its page follows. */
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
