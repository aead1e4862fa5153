import type {ComponentType} from 'react'

import {locales, type Locale} from '../../lib/i18n/locales'

function iconOf(locale: Locale): ComponentType {
  return function LanguageIcon() {
    return (
      <span aria-hidden="true" style={{fontSize: 11, fontWeight: 600, letterSpacing: '0.04em'}}>
        {locale.toUpperCase()}
      </span>
    )
  }
}

/** The abbreviation of each language as a list icon. */
export const languageIcons = Object.fromEntries(
  locales.map((locale) => [locale, iconOf(locale)]),
) as Record<Locale, ComponentType>
