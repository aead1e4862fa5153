import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'
import {itemsOf} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  padding-block: var(--space-7);
  border-block: 1px solid var(--rule);
  background: var(--paper);

  .frame {
    display: grid;
    gap: var(--space-5) var(--column-gap);
    align-items: center;
  }

  h1,
  h2 {
    max-width: 18ch;
    font-size: var(--step-2);
    line-height: 1.24;
    letter-spacing: -0.012em;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-5) clamp(1.5rem, 4vw, 3.5rem);
    align-items: center;
  }

  /* Blends logos as differences: dark on light paper, light on dark. */
  img {
    width: auto;
    max-width: 9rem;
    height: 2.25rem;
    object-fit: contain;
    filter: grayscale(1) invert(1);
    mix-blend-mode: difference;
  }

  @media (width >= 56rem) {
    .frame {
      grid-template-columns: var(--third);
    }

    ul {
      justify-content: end;
    }
  }
`

const widths = [144, 288, 432]

/** Logos of customers or partners in one color, after a short heading. */
export function LogoWall({section, edit, heading: Heading}: SectionProps<'logoWall'>) {
  const {_key, heading, logos} = section
  const logo = itemsOf(edit, 'logos')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Heading id={`${_key}-title`} {...edit('heading')}>
          <NoBreak text={heading} />
        </Heading>
        <ul>
          {logos.map(({_key: key, ...picture}) => (
            <li key={key}>
              <Picture picture={picture} widths={widths} sizes="9rem" {...logo(key)} />
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
