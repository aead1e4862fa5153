import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {twinPath} from '@/lib/routing/addresses'
import {directions, type Locale, localeNames, locales} from '@/lib/i18n/locales'
import {choiceHref, homePath} from '@/lib/routing/paths'
import type {Twin} from '@/lib/content/types'

export type Twins = Twin[] | null

interface Props {
  locale: Locale
  /** The page's own path; null where there is no page, and so nothing to translate. */
  path: string | null
  twins: Twins
}

/** Every language: this page's twin, or that language's home page, saying that there is no twin. */
export async function LanguageLinks({locale, path: own, twins}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <ul className="languages">
      {locales.map((language) => {
        const current = language === locale
        const path = current ? own : twinPath(twins, language)
        return (
          <li key={language}>
            <a
              href={choiceHref(language, path ?? homePath)}
              hrefLang={language}
              aria-current={current ? 'true' : undefined}
            >
              <span lang={language} dir={directions[language]}>
                {localeNames[language]}
              </span>
              {current && <Icon name="check" />}
            </a>
            {own !== null && path === null && <small>{t('untranslated')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
