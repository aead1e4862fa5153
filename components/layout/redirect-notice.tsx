import {getTranslations} from 'next-intl/server'

import {type Locale, locales} from '@/lib/i18n/locales'
import {translationPath} from '@/lib/urls/document-paths'
import {choiceHref, redirectNotice} from '@/lib/urls/paths'

import type {FrameProps} from './frame-props'
import {OpenNotice} from './open-notice'

async function Line({language, path}: {language: Locale; path: string}) {
  const t = await getTranslations({locale: language, namespace: 'redirectNotice'})
  return (
    <p lang={language}>
      {t('text')}
      <a href={choiceHref(language, path)}>{t('link')}</a>
      <button type="button" popoverTarget={redirectNotice}>
        {t('close')}
      </button>
    </p>
  )
}

/**
 * Offers the way back to visitors whom the browser's language has redirected here, in their language. First in the
 * document, so that it is read first.
 */
export function RedirectNotice({locale, path, translations}: FrameProps) {
  const lines = locales.flatMap((language) => {
    const translated = language !== locale && translationPath(translations, language)
    return path && translated ? [{language, path: translated}] : []
  })
  if (lines.length === 0) return null
  return (
    <>
      <aside id={redirectNotice} className="redirect-notice" popover="auto">
        {lines.map((line) => (
          <Line key={line.language} {...line} />
        ))}
      </aside>
      <OpenNotice />
    </>
  )
}
