import {roiFormats} from '@/lib/sanity/roi'

import type {CalculatorProps} from './calculator'
import {CalculatorView} from './calculator-view'
import {firstValues} from './fields'

/**
 * The calculator with its default values, shown until the script has loaded. Browsers get nothing for this file: see
 * `browser` in package.json.
 */
export function StaticCalculator(props: CalculatorProps) {
  const {locale, settings} = props
  return <CalculatorView {...props} formats={roiFormats(locale)} values={firstValues(settings)} />
}
