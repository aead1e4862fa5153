import {locales} from '../i18n/locales'
import {adminHref, apiHref, studioHref, pageHref, searchPath} from '../urls/paths'
import {absoluteUrl} from './urls'

const folders = [adminHref, apiHref, studioHref]

/** What crawlers may not request. Rules match prefixes: without the ends, a page at /apis would be blocked too. */
const disallowed = [
  ...folders.flatMap((folder) => [`${folder}$`, `${folder}/`]),
  '/*?language=',
  ...locales.map((locale) => `${pageHref(locale, searchPath)}?q=`),
]

/** robots.txt (RFC 9309); AI crawlers get the same rules as others. */
export function robotsText(): string {
  const rules = ['User-Agent: *', 'Allow: /', ...disallowed.map((rule) => `Disallow: ${rule}`)]
  return `${rules.join('\n')}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
