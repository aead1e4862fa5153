import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'

const Switch = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--rule-strong);
  border-radius: var(--radius);

  /* Without scripts the system decides. */
  @media (scripting: none) {
    display: none;
  }

  label {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.5rem;
    color: var(--ink-soft);
    cursor: pointer;
    transition: color var(--quick) var(--ease);
  }

  label:hover {
    color: var(--ink);
  }

  label:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 3px;
    border-radius: var(--radius);
  }
`

/** Chooses between the system's theme, light and dark; `group` keeps two switches on one page apart. */
export async function ThemeSwitch({locale, group}: {locale: Locale; group: string}) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const choices = [
    {value: 'system', label: t('themeSystem'), icon: 'monitor'},
    {value: 'light', label: t('themeLight'), icon: 'sun'},
    {value: 'dark', label: t('themeDark'), icon: 'moon'},
  ] as const
  return (
    <Switch data-theme-switch>
      <legend className="visually-hidden">{t('theme')}</legend>
      {choices.map(({value, label, icon}) => (
        <label key={value} title={label}>
          <input
            type="radio"
            className="visually-hidden"
            name={`theme-${group}`}
            value={value}
            defaultChecked={value === 'system'}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </Switch>
  )
}
