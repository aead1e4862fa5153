import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {Picture} from '@/components/ui/picture/picture'
import {Words} from '@/components/ui/words/words'

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);

  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-large);
    box-shadow: 0 0 0 1px var(--rule);
  }

  figcaption {
    max-width: var(--text, var(--measure));
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
`

/** For screens of one and two pixels a dot, from a phone's to the widest column of a text. */
const widths = [400, 800, 1200, 1800]

/** A picture as wide as its column, with its caption. */
export function Illustration({block, edit}: BlockProps<'illustration'>) {
  const {picture, caption} = block
  if (!picture?.asset) return null
  return (
    <Root>
      <Picture
        picture={picture}
        widths={widths}
        sizes="(width < 60rem) 92vw, 56rem"
        {...edit('picture')}
      />
      {caption && (
        <figcaption {...edit('caption')}>
          <Words text={caption} />
        </figcaption>
      )}
    </Root>
  )
}
