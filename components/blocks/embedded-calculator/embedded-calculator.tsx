import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {CalculatorPanel} from '@/components/calculator/calculator-panel'
import {NoBreak} from '@/components/ui/no-break/no-break'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-4);

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

/** The calculator inside a text. */
export function EmbeddedCalculator({
  block,
  id,
  context,
  edit,
  heading: Heading,
}: BlockProps<'embeddedCalculator'>) {
  const {heading, note, settings} = block
  if (!settings) return null
  return (
    <Root className="sheet calculator-sheet" aria-labelledby={`${id}-title`}>
      <Heading className="title" id={`${id}-title`} {...edit('heading')}>
        <NoBreak text={heading} />
      </Heading>
      <CalculatorPanel
        id={id}
        variant="article"
        settings={settings}
        note={note}
        context={context}
        edit={edit}
      />
    </Root>
  )
}
