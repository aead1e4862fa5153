import {styled} from 'styled-components'

import {ComparisonTable} from '@/components/comparison-table/comparison-table'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'

const Root = styled.section`
  padding-block: var(--space-8) var(--space-section);

  .opening {
    margin-block-end: var(--space-6);
  }

  .wide {
    container-type: inline-size;
  }
`

/** A comparison of products with its own heading; nothing without its table. */
export function Comparison({section, context, edit, heading}: SectionProps<'comparison'>) {
  if (!section.table) return null
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <div className="wide" {...edit('table')}>
          <ComparisonTable table={section.table} id={section._key} context={context} />
        </div>
      </div>
    </Root>
  )
}
