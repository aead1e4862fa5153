import type {ReactNode} from 'react'

import type {Locale} from '@/lib/i18n/locales'

import {BaseDocument} from './base-document'
import {FirstViewScript} from './first-view-script'
import {preloadedTypefaces} from './fonts'
import {LanguageScript} from './language-script'

/** The document of the site's own pages, which redirect by language. */
export function SiteDocument({locale, children}: {locale: Locale; children: ReactNode}) {
  return (
    <BaseDocument
      locale={locale}
      typefaces={preloadedTypefaces}
      first={
        <>
          <LanguageScript />
          <FirstViewScript />
        </>
      }
    >
      {children}
    </BaseDocument>
  )
}
