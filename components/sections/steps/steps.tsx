import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .columns {
    display: grid;
    gap: var(--space-7);
  }

  .opening {
    display: grid;
    align-content: start;
    gap: var(--space-5);
  }

  h1,
  h2 {
    max-width: 16ch;
  }

  .lead {
    text-wrap: balance;
  }

  ol {
    counter-reset: step;
  }

  /* The thread runs from number to number, and ends with the last. */
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);
    padding-block-end: var(--space-7);
    counter-increment: step;
  }

  li:last-of-type {
    padding-block-end: 0;
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    align-self: start;
    height: 2.75rem;
    border: 1px solid var(--ink);
    border-radius: 50%;
    font-family: var(--font-display);
    font-size: 1.1875rem;
    font-weight: 650;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 2.75rem 0;
    inset-inline-start: calc(1.375rem - 0.5px);
    width: 1px;
    background: var(--ink);
  }

  h3 {
    padding-block-start: 0.5rem;
  }

  li p {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  @media (width >= 56rem) {
    .columns {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: clamp(3rem, 7vw, 7rem);
    }

    /* The heading stays beside the step that is being read. */
    .opening {
      position: sticky;
      inset-block-start: calc(var(--header) + var(--space-6));
      align-self: start;
    }

    h3 {
      padding-block-start: 0.25rem;
      font-size: var(--step-4);
      letter-spacing: -0.018em;
    }
  }
`

/** What happens first, second and third: numbers on one thread. */
export function Steps({section, edit, heading: Heading}: SectionProps<'steps'>) {
  const {_key, heading, intro, steps} = section
  const step = itemsOf(edit, 'steps')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame columns">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} still />
        <ol>
          {steps.map(({_key: key, title, text}) => (
            <li key={key} className="reveal" {...step(key)}>
              <h3 {...step(key, 'title')}>
                <Words text={title} />
              </h3>
              <p {...step(key, 'text')}>
                <Words text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  )
}
