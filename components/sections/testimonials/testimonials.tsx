import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'
import {Waveform} from '@/components/ui/waveform/waveform'
import {itemPath, within} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  --title: 22ch;

  padding-block: var(--space-section);

  ul {
    display: grid;
    gap: var(--space-7) clamp(2rem, 4vw, 4rem);
  }

  figure {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--space-5);
    height: 100%;
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--ink);
  }

  .waveform {
    width: 6rem;
    height: 2rem;
  }

  blockquote p {
    max-width: 40rem;
    font-family: var(--font-display);
    font-size: var(--step-3);
    line-height: 1.24;
    letter-spacing: -0.012em;
  }

  figcaption {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    line-height: 1.4;
  }

  img {
    flex: none;
    width: 3rem;
    height: 3rem;
    border-radius: var(--radius);
  }

  figcaption p:first-of-type {
    font-weight: 600;
  }

  figcaption p + p {
    font-size: 1rem;
    color: var(--ink-soft);
  }

  li:only-child blockquote p {
    max-width: 22ch;
    font-size: var(--step-5);
    font-weight: 650;
    line-height: 1.08;
    letter-spacing: -0.022em;
  }

  @media (width >= 48rem) {
    ul {
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
  }
`

const portraitWidths = [48, 96, 144]

/** Quotes from customers, each below a waveform, between rules. */
export function Testimonials({section, edit, heading}: SectionProps<'testimonials'>) {
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split />
        <ul>
          {section.items.map(({_key, quote, name, role, portrait}) => {
            const own = within(edit, itemPath('items', _key))
            return (
              <li key={_key} {...own()}>
                <figure>
                  <Waveform seed={quote} count={18} />
                  <blockquote>
                    <p {...own('quote')}>
                      <NoBreak text={quote} />
                    </p>
                  </blockquote>
                  <figcaption>
                    {portrait && (
                      <Picture
                        picture={portrait}
                        widths={portraitWidths}
                        sizes="3rem"
                        ratio={1}
                        {...own('portrait')}
                      />
                    )}
                    <div>
                      <p {...own('name')}>{name}</p>
                      {role && <p {...own('role')}>{role}</p>}
                    </div>
                  </figcaption>
                </figure>
              </li>
            )
          })}
        </ul>
      </div>
    </Root>
  )
}
