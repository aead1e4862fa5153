import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {articleStyles} from '@/components/calculator/article.styles'
import {CalculatorView} from '@/components/calculator/calculator-view'
import {calculatorStyles} from '@/components/calculator/calculator.styles'
import {firstValues} from '@/components/calculator/fields'
import {roiLabels} from '@/components/calculator/labels'
import {LazyCalculator} from '@/components/calculator/lazy-calculator'
import {Steps} from '@/components/calculator/steps'
import {Words} from '@/components/ui/words/words'
import {roiFormats} from '@/lib/roi/format'

const Root = styled.section`
  ${calculatorStyles}
  ${articleStyles}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--rule);
  border-radius: var(--radius-large);
  background: var(--sheet);

  .title {
    font-size: var(--step-3);
    line-height: 1.18;
  }

  .basis {
    gap: var(--space-2);
  }

  @container (width >= 34rem) {
    padding: var(--space-6);
  }
`

/** The calculator inside a text: an example that the reader makes their own. */
export async function EmbeddedCalculator({
  block,
  id,
  context,
  heading: Heading,
}: BlockProps<'embeddedCalculator'>) {
  const {heading, note, settings} = block
  if (!settings) return null
  const {locale} = context
  const shared = {id, variant: 'article', settings, labels: await roiLabels(locale)} as const
  return (
    <Root aria-labelledby={`${id}-title`}>
      <Heading className="title" id={`${id}-title`}>
        <Words text={heading} />
      </Heading>
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
    </Root>
  )
}
