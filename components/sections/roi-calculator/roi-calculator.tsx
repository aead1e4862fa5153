import {styled} from 'styled-components'

import {CalculatorView} from '@/components/calculator/calculator-view'
import {firstValues} from '@/components/calculator/fields'
import {roiLabels} from '@/components/calculator/labels'
import {LazyCalculator} from '@/components/calculator/lazy-calculator'
import {Steps} from '@/components/calculator/steps'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Words} from '@/components/ui/words/words'
import {roiFormats} from '@/lib/roi/format'

import {sheetStyles} from './roi-calculator.styles'

const Root = styled.section`
  ${sheetStyles}
`

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
        <Opening id={id} heading={heading} intro={intro} level={Heading} />
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
