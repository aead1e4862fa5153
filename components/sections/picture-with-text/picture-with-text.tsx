import {styled} from 'styled-components'

import {RichText} from '@/components/rich-text/rich-text'
import type {SectionProps} from '@/components/sections/context'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'
import {itemsOf} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .frame {
    display: grid;
    gap: var(--space-6) var(--column-gap);
    align-items: center;
  }

  .words {
    display: grid;
    justify-items: start;
    gap: var(--space-5);
  }

  img {
    width: 100%;
    max-height: 66rem;
    object-fit: contain;
    border-radius: var(--radius-large);
    outline: 1px solid var(--rule);
    outline-offset: -1px;
  }

  .rich-text {
    color: var(--ink-soft);
  }

  @media (width >= 56rem) {
    .frame {
      grid-template-columns: var(--half);
    }

    &[data-side='left'] img {
      grid-row: 1;
    }
  }
`

/** Half of the page, or the full width of a phone. */
const widths = [400, 680, 960, 1400]
const sizes = '(width >= 84rem) 37rem, (width >= 56rem) 46vw, 92vw'

/** A picture beside a heading, paragraphs and buttons. */
export function PictureWithText(props: SectionProps<'pictureWithText'>) {
  const {section, context, edit, heading: Heading} = props
  const {_key, heading, text, picture, side, links} = section
  return (
    <Root aria-labelledby={`${_key}-title`} data-side={side} {...edit()}>
      <div className="frame">
        <div className="words">
          <Heading id={`${_key}-title`} {...edit('heading')}>
            <NoBreak text={heading} />
          </Heading>
          {text && <RichText value={text} context={context} edit={itemsOf(edit, 'text')} />}
          <ButtonLinks links={links} context={context} edit={edit} first="secondary" />
        </div>
        {picture && (
          <Picture picture={picture} widths={widths} sizes={sizes} {...edit('picture')} />
        )}
      </div>
    </Root>
  )
}
