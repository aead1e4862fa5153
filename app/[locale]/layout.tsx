import {notFound} from 'next/navigation'

import {fontClassNames} from '@/components/layout/fonts'
import {GlobalStyle} from '@/components/layout/global-style'
import {LanguageScript} from '@/components/layout/language-script'
import {ThemeScript} from '@/components/layout/theme-script'
import {directions, isLocale, locales} from '@/lib/i18n/locales'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

export default async function SiteLayout({children, params}: LayoutProps<'/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  return (
    <html
      lang={locale}
      dir={directions[locale]}
      className={fontClassNames}
      suppressHydrationWarning
    >
      <head>
        <LanguageScript />
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        {children}
      </body>
    </html>
  )
}
