import type {MetadataRoute} from 'next'

import {locales} from '../i18n/locales'
import {pageHref, searchPath} from '../routing/paths'
import {absoluteUrl} from './absolute-url'

/** Folders that are no part of the public site. */
const folders = ['/admin', '/api', '/studio']

/** What crawlers may ask for (RFC 9309); those of AI assistants are as welcome as others. */
export function robotsRules(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        // A rule covers all that begins with it: without the ends, a page at /apis would be hidden too.
        ...folders.flatMap((folder) => [`${folder}$`, `${folder}/`]),
        '/*?language=',
        ...locales.map((locale) => `${pageHref(locale, searchPath)}?q=`),
      ],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
