import type {Metadata} from 'next'

import {BaseDocument} from '@/components/document/base-document'
import {siteViewport} from '@/components/document/document-settings'
import {typefacesOnDemand} from '@/components/document/fonts-on-demand'
import {MessagePage} from '@/components/layout/message-page'
import {defaultLocale} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/urls/paths'
import {notFound} from '@/messages/en.json'

export const metadata: Metadata = {title: notFound.title, robots: {index: false, follow: false}}

export const viewport = siteViewport

/** 404 for paths outside the site's pages (/api, /admin, /studio): no language, no settings. */
export default function GlobalNotFound() {
  return (
    <BaseDocument locale={defaultLocale} typefaces={typefacesOnDemand} inlineStyle>
      <main>
        <MessagePage title={notFound.message} text={notFound.text}>
          <a className="button" data-variant="secondary" href={pageHref(defaultLocale, homePath)}>
            {notFound.home}
          </a>
        </MessagePage>
      </main>
    </BaseDocument>
  )
}
