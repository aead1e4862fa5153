import {Words} from '@/components/ui/words/words'
import type {Locale} from '@/lib/i18n/locales'
import {roiFormats} from '@/lib/roi/format'

import {CalculatorView} from './calculator-view'
import {firstValues, type RoiSettings, type RoiVariant} from './fields'
import {roiLabels} from './labels'
import {LazyCalculator} from './lazy-calculator'
import {Steps} from './steps'

interface Props {
  /** Begins the ids of the fields. */
  id: string
  variant: RoiVariant
  settings: RoiSettings
  note: string | null | undefined
  locale: Locale
}

/** The calculator as the server draws it, which the browser takes over, and below it what it rests on. */
export async function CalculatorPanel({id, variant, settings, note, locale}: Props) {
  const shared = {id, variant, settings, labels: await roiLabels(locale)}
  return (
    <>
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
    </>
  )
}
