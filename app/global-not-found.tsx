import type {Metadata} from 'next'

import {siteViewport} from '@/components/layout/document-settings'
import {fontClassNames} from '@/components/layout/fonts'
import {GlobalStyle} from '@/components/layout/global-style'
import {MessagePage} from '@/components/layout/message-page'
import {ThemeScript} from '@/components/layout/theme-script'
import {defaultLocale, directions} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/i18n/paths'
import {notFound} from '@/messages/en.json'

export const metadata: Metadata = {title: notFound.title, robots: {index: false, follow: false}}

export const viewport = siteViewport

/** Addresses outside the site's pages, below /api, /admin or /studio: no language and no settings, but the same look. */
export default function GlobalNotFound() {
  return (
    <html
      lang={defaultLocale}
      dir={directions[defaultLocale]}
      className={fontClassNames}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        <main>
          <MessagePage title={notFound.message} text={notFound.text}>
            <a className="button" data-variant="secondary" href={pageHref(defaultLocale, homePath)}>
              {notFound.home}
            </a>
          </MessagePage>
        </main>
      </body>
    </html>
  )
}
