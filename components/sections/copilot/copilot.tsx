import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {ContentLink} from '@/components/ui/link/content-link'
import {LedgerWave} from '@/components/ui/waveform/ledger-wave'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  overflow: clip;
  padding-block: var(--space-8) var(--space-section);
  background: var(--tint);

  /* As wide as the page; on a phone its middle, where the voice becomes the record. */
  .picture {
    width: max(100%, 46rem);
    height: auto;
    margin-block-end: var(--space-7);
    margin-inline-start: min(0rem, (100vw - 46rem) * 0.28);
  }

  .opening {
    display: grid;
    gap: var(--space-5);
  }

  h1,
  h2 {
    max-width: 22ch;
  }

  .points {
    display: grid;
    gap: var(--space-6);
    margin-block: var(--space-7);
  }

  .points li {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--record);
  }

  .points p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  @media (width >= 56rem) {
    .points {
      grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
      gap: clamp(1.5rem, 3vw, 3rem);
    }
  }
`

/** What happens inside the CRM: the motif across a tinted band, and what is on the record. */
export function Copilot({section, context, edit, heading: Heading}: SectionProps<'copilot'>) {
  const {_key, heading, intro, points, link} = section
  const item = itemsOf(edit, 'points')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <LedgerWave seed={heading} />
      <div className="frame">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} />
        <ul className="points">
          {points.map(({_key: key, title, text}) => (
            <li key={key} {...item(key)}>
              <h3 {...item(key, 'title')}>
                <Words text={title} />
              </h3>
              <p {...item(key, 'text')}>
                <Words text={text} />
              </p>
            </li>
          ))}
        </ul>
        {link && (
          <ContentLink destination={link} context={context} variant="secondary" {...edit('link')}>
            {link.label}
          </ContentLink>
        )}
      </div>
    </Root>
  )
}
