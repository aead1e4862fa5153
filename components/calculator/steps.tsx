import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {hoursPerWeek, weeksPerYear} from '@/lib/roi/compute'

import type {RoiSettings} from './fields'

/** How the result is computed, for those who ask. */
export async function Steps({settings, locale}: {settings: RoiSettings; locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'roi'})
  const share = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1})
  return (
    <details>
      <summary>
        {t('computed')}
        <Icon name="chevron-down" />
      </summary>
      <ol>
        <li>{t('steps.rate', {weeks: weeksPerYear, hours: hoursPerWeek})}</li>
        <li>{t('steps.cost', {days: settings.workingDays})}</li>
        <li>{t('steps.savings', {share: share.format(settings.timeSaved)})}</li>
        <li>{t('steps.gain', {share: share.format(settings.productivityGain)})}</li>
        <li>{t('steps.total')}</li>
      </ol>
    </details>
  )
}
