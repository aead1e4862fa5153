import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {languages, type Locale, locales} from '@/lib/i18n/locales'
import type {SiteSettings, Translation} from '@/lib/sanity/types'
import {translationPath} from '@/lib/urls/document-paths'
import {choiceHref, homePath} from '@/lib/urls/paths'

export type Translations = Translation[] | null

interface Props {
  locale: Locale
  /** Path of the page; null on pages without one. */
  path: string | null
  translations: Translations
  settings: Pick<SiteSettings, 'languages'> | null
}

/** Links to this page's translations, or to a language's home page with a note. */
export async function LanguageLinks({locale, path: own, translations, settings}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <ul className="languages">
      {(settings?.languages ?? locales).map((language) => {
        const current = language === locale
        const path = current ? own : translationPath(translations, language)
        return (
          <li key={language}>
            <a
              href={choiceHref(language, path ?? homePath)}
              hrefLang={language}
              {...(current && {'aria-current': 'true'})}
            >
              <span lang={language} dir={languages[language].direction}>
                {languages[language].name}
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
