import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'

/** Radio buttons for the system's, light and dark theme. */
export async function ThemeSwitch({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const choices = [
    {value: 'system', label: t('themeSystem'), icon: 'monitor'},
    {value: 'light', label: t('themeLight'), icon: 'sun'},
    {value: 'dark', label: t('themeDark'), icon: 'moon'},
  ] as const
  return (
    <fieldset className="segmented" data-theme-switch>
      <legend className="visually-hidden">{t('theme')}</legend>
      {choices.map(({value, label, icon}) => (
        <label key={value} title={label}>
          <input
            type="radio"
            className="visually-hidden"
            name="theme"
            value={value}
            aria-label={label}
            {...(value === 'system' && {defaultChecked: true})}
          />
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  )
}
