import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {type Locale, localeNames, locales} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/i18n/paths'
import type {PageContent} from '@/lib/sanity/content'

export type Twins = PageContent['twins']

function twinPath(twins: Twins, language: Locale): string | null {
  return twins?.find((twin) => twin.language === language)?.path ?? null
}

/** Every language: this page's twin, or that language's home page, saying that there is no twin. */
export async function LanguageLinks({locale, twins}: {locale: Locale; twins: Twins}) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <ul className="languages">
      {locales.map((language) => {
        const path = twinPath(twins, language)
        const current = language === locale
        return (
          <li key={language}>
            <a
              href={pageHref(language, path ?? homePath)}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
            >
              <span lang={language}>{localeNames[language]}</span>
              {current && <Icon name="check" />}
            </a>
            {!current && path === null && <small>{t('untranslated')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
