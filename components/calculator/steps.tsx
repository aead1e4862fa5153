import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import type {Edit} from '@/lib/sanity/preview/edit'
import {hoursPerWeek, roiFormats, weeksPerYear} from '@/lib/sanity/roi'

import type {RoiSettings} from './fields'

interface Props {
  settings: RoiSettings
  locale: Locale
  /** Edit attributes of the settings. */
  edit: Edit
}

/** The formula, in a closed `details`. */
export async function Steps({settings, locale, edit}: Props) {
  const t = await getTranslations({locale, namespace: 'roi'})
  const {percent} = roiFormats(locale)
  return (
    <details className="disclosure">
      <summary>
        {t('computed')}
        <Icon name="chevron-down" />
      </summary>
      <ol>
        <li>{t('steps.rate', {weeks: weeksPerYear, hours: hoursPerWeek})}</li>
        <li {...edit('workingDays')}>{t('steps.cost', {days: settings.workingDays})}</li>
        <li>{t('steps.savings', {share: percent(settings.timeSaved)})}</li>
        <li>{t('steps.gain', {share: percent(settings.productivityGain)})}</li>
        <li>{t('steps.total')}</li>
      </ol>
    </details>
  )
}
