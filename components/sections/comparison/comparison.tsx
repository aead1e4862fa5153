import {styled} from 'styled-components'

import {ComparisonTable} from '@/components/comparison-table/comparison-table'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'

const Root = styled.section`
  padding-block: var(--space-8) var(--space-section);

  .opening {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-6);
  }

  .table {
    container-type: inline-size;
  }

  @media (width >= 56rem) {
    .opening {
      grid-template-columns: 5fr 7fr;
      gap: var(--space-6);
      align-items: end;
    }
  }
`

/** A comparison of products with its own heading; nothing without its table. */
export function Comparison({section, context, edit, heading: Heading}: SectionProps<'comparison'>) {
  const {_key, heading, intro, table} = section
  if (!table) return null
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} />
        <div className="table" {...edit('table')}>
          <ComparisonTable table={table} id={_key} context={context} />
        </div>
      </div>
    </Root>
  )
}
