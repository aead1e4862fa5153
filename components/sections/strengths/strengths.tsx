import type {CSSProperties} from 'react'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Icon} from '@/components/ui/icon/icon'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {itemsOf, positionPath} from '@/lib/sanity/preview/edit'

const Root = styled.section`
  --title: 22ch;

  padding-block: var(--space-section);

  .lists {
    display: grid;
    gap: var(--space-7) var(--grid-gap);
  }

  .list {
    display: grid;
    align-content: start;
    gap: var(--space-4);
  }

  /* The last product is ours, ruled in green as in the tables. */
  .list h3 {
    padding-block-start: var(--space-4);
    border-block-start: 2px solid var(--ink);
  }

  .list:last-of-type h3 {
    border-block-start-color: var(--record);
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  li:not(:last-of-type) {
    border-block-end: 1px solid var(--rule);
  }

  li .icon {
    margin-block-start: 0.1875rem;
  }

  @media (width >= 48rem) {
    .lists {
      grid-template-rows: repeat(var(--rows), auto);
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      row-gap: 0;
    }

    /* Items side by side begin at one line. */
    .list {
      grid-template-rows: subgrid;
      grid-row: 1 / -1;
    }

    .list ul {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: 2 / -1;
    }

    .list h3 {
      padding-block-end: var(--space-4);
    }
  }
`

/** Strengths of each product, in columns with rules between them. */
export function Strengths({section, edit, heading}: SectionProps<'strengths'>) {
  const list = itemsOf(edit, 'lists')
  const rows = 1 + Math.max(0, ...section.lists.map(({items}) => items.length))
  return (
    <Root aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} />
        <div className="lists" style={{'--rows': rows} as CSSProperties}>
          {section.lists.map(({_key: key, title, items}) => (
            <div key={key} className="list" {...list(key)}>
              <h3 {...list(key, 'title')}>
                <NoBreak text={title} />
              </h3>
              <ul>
                {items.map((item, position) => (
                  <li key={item} {...list(key, positionPath('items', position))}>
                    <Icon name="check" />
                    <p>
                      <NoBreak text={item} />
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Root>
  )
}
