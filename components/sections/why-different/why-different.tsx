import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {ContentLink} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .opening {
    display: grid;
    gap: var(--space-5);
    margin-block-end: var(--space-8);
  }

  h1,
  h2 {
    max-width: 20ch;
  }

  ol {
    counter-reset: point;
    border-block-end: 1px solid var(--ink);
  }

  li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--ink);
    counter-increment: point;
  }

  li::before {
    content: counter(point);
    grid-row: span 2;
    font-family: var(--font-display);
    font-size: var(--step-4);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  li p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  .button {
    margin-block-start: var(--space-6);
  }

  @media (width >= 56rem) {
    .opening {
      grid-template-columns: 7fr 5fr;
      align-items: end;
    }

    li {
      grid-template-columns: 1fr 5fr 6fr;
      gap: var(--space-5);
      align-items: baseline;
      padding-block: var(--space-6);
    }

    li::before {
      grid-row: auto;
    }

    h3 {
      max-width: 18ch;
      font-size: var(--step-4);
      letter-spacing: -0.018em;
    }
  }
`

/** What sets the product apart: a ruled, numbered list across the page. */
export function WhyDifferent({
  section,
  context,
  edit,
  heading: Heading,
}: SectionProps<'whyDifferent'>) {
  const {_key, heading, intro, points, link} = section
  const item = itemsOf(edit, 'points')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} />
        <ol>
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
        </ol>
        {link && (
          <ContentLink destination={link} context={context} variant="secondary" {...edit('link')}>
            {link.label}
          </ContentLink>
        )}
      </div>
    </Root>
  )
}
