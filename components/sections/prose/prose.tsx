import {styled} from 'styled-components'

import {LongText} from '@/components/rich-text/long-text'
import type {SectionProps} from '@/components/sections/context'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  /* Several in a row are the articles of one document. */
  padding-block-end: var(--space-7);

  &:last-of-type {
    padding-block-end: var(--space-section);
  }

  .text {
    min-width: 0;
    overflow-wrap: break-word;
  }

  @media (width >= 62rem) {
    .text {
      grid-column: 2;
    }
  }
`

/** Plain text at a good measure, its heading in the margin where there is one. */
export function Prose({section, context, edit, heading: Heading}: SectionProps<'prose'>) {
  const {_key, heading, body} = section
  return (
    <Root aria-labelledby={heading ? `${_key}-title` : undefined} {...edit()}>
      <div className="frame columns" data-ruled>
        {heading && (
          <Heading className="title" id={`${_key}-title`} {...edit('heading')}>
            <Words text={heading} />
          </Heading>
        )}
        <div className="text">
          <LongText
            value={body}
            context={context}
            edit={itemsOf(edit, 'body')}
            prefix={`${_key}-`}
            top={heading && Heading === 'h2' ? 3 : 2}
          />
        </div>
      </div>
    </Root>
  )
}
