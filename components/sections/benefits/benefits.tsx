import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Icon} from '@/components/ui/icon/icon'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.section`
  padding-block: var(--space-section);

  .columns {
    display: grid;
    gap: var(--space-7) var(--space-6);
  }

  .opening {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }

  h1,
  h2 {
    font-size: var(--step-4);
  }

  .opening .lead {
    max-width: 26rem;
    font-size: var(--step-1);
  }

  /* A record of its own: what is gained, field by field. */
  ul {
    border: 1px solid var(--rule);
    border-radius: var(--radius-large);
    background: var(--sheet);
  }

  li {
    display: grid;
    grid-template-columns: 1.875rem 1fr;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-5);
  }

  li:not(:last-of-type) {
    border-block-end: 1px solid var(--rule);
  }

  .icon {
    width: 1.5rem;
    height: 1.5rem;
  }

  h3 {
    font-size: var(--step-2);
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  li p {
    grid-column: 2;
    color: var(--ink-soft);
  }

  /* The strongest one is the title of the sheet. */
  li:first-of-type h3 {
    font-size: var(--step-4);
    line-height: 1.1;
    letter-spacing: -0.018em;
  }

  li:first-of-type p {
    font-size: var(--step-2);
    line-height: 1.45;
    color: var(--ink);
  }

  @media (width >= 48rem) {
    li {
      gap: var(--space-2) var(--space-4);
      padding: var(--space-5) var(--space-6);
    }

    li:not(:first-of-type) {
      grid-template-columns: 1.875rem 5fr 7fr;
    }

    li:not(:first-of-type) p {
      grid-column: 3;
    }

    li:first-of-type {
      padding-block: var(--space-6);
    }

    li:first-of-type .icon {
      width: 1.875rem;
      height: 1.875rem;
    }
  }

  @media (width >= 62rem) {
    .columns {
      grid-template-columns: 4fr 8fr;
    }

    /* The heading keeps the list company on its way down. */
    .opening {
      position: sticky;
      inset-block-start: calc(var(--header) + var(--space-6));
      align-self: start;
    }
  }
`

/** What the reader gets: a sheet with one large entry and the others ruled below it. */
export function Benefits({section, edit, heading: Heading}: SectionProps<'benefits'>) {
  const {_key, heading, intro, items} = section
  const item = itemsOf(edit, 'items')
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame columns">
        <Opening id={_key} heading={heading} intro={intro} level={Heading} edit={edit} still />
        <ul>
          {items.map(({_key: key, icon, title, text}) => (
            <li key={key} {...item(key)}>
              <Icon name={icon} {...item(key, 'icon')} />
              <h3 {...item(key, 'title')}>
                <Words text={title} />
              </h3>
              {text && (
                <p {...item(key, 'text')}>
                  <Words text={text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  )
}
