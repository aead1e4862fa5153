import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Icon} from '@/components/ui/icon/icon'
import {Words} from '@/components/ui/words/words'
import type {Locale} from '@/lib/i18n/locales'
import {hoursPerWeek, weeksPerYear} from '@/lib/roi/compute'
import {roiFormats} from '@/lib/roi/format'

import {CalculatorView} from './calculator-view'
import {firstValues, type RoiSettings} from './fields'
import {roiLabels} from './labels'
import {LazyCalculator} from './lazy-calculator'
import {calculatorStyles} from './roi-calculator.styles'

const Root = styled.section`
  ${calculatorStyles}
`

async function Steps({settings, locale}: {settings: RoiSettings; locale: Locale}) {
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

/** What CRM entry costs a team, and what it would get back: an example that the visitor makes their own. */
export async function RoiCalculator({
  section,
  context,
  heading: Heading,
}: SectionProps<'roiCalculator'>) {
  const {_key: id, heading, intro, variant, note, settings} = section
  if (!settings) return null
  const {locale} = context
  const shared = {id, variant, settings, labels: await roiLabels(locale)}
  return (
    <Root aria-labelledby={`${id}-title`}>
      <div className="frame">
        <div className="opening reveal">
          <Heading id={`${id}-title`}>
            <Words text={heading} />
          </Heading>
          {intro && (
            <p className="lead">
              <Words text={intro} />
            </p>
          )}
        </div>
        <LazyCalculator {...shared} locale={locale}>
          <CalculatorView {...shared} formats={roiFormats(locale)} values={firstValues(settings)} />
        </LazyCalculator>
        <div className="basis">
          <Steps settings={settings} locale={locale} />
          {note && (
            <p>
              <Words text={note} />
            </p>
          )}
        </div>
      </div>
    </Root>
  )
}
