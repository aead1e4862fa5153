import type {MetadataRoute} from 'next'

import {locales} from '../i18n/locales'
import {adminPath, apiPath, studioPath} from '../routing/areas'
import {pageHref, searchPath} from '../routing/paths'
import {absoluteUrl} from './urls'

const folders = [adminPath, apiPath, studioPath]

/** robots.txt (RFC 9309); AI crawlers get the same rules as others. */
export function robotsRules(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        // Rules match prefixes: without the ends, a page at /apis would be blocked too.
        ...folders.flatMap((folder) => [`${folder}$`, `${folder}/`]),
        '/*?language=',
        ...locales.map((locale) => `${pageHref(locale, searchPath)}?q=`),
      ],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
