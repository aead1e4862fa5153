import type {Metadata} from 'next'

import {BareDocument} from '@/components/document/bare-document'
import {defaultLocale} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/urls/paths'
import {notFound} from '@/messages/en.json'

export const metadata: Metadata = {title: notFound.title, robots: {index: false, follow: false}}

/** 404 for paths outside the site's pages (/api, /admin, /studio): no language, no settings. */
export default function GlobalNotFound() {
  return (
    <BareDocument>
      <h1>{notFound.message}</h1>
      <p>{notFound.text}</p>
      <a href={pageHref(defaultLocale, homePath)}>{notFound.home}</a>
    </BareDocument>
  )
}
