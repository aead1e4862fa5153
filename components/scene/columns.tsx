import {styled} from 'styled-components'

import {type Edit, itemsOf} from '@/lib/sanity/preview/edit'
import type {Section} from '@/lib/sanity/types'

interface Props {
  scene: NonNullable<Section<'pageHeader'>['scene']>
  /** Edit attributes of the scene. */
  edit: Edit
}

const Root = styled.figure`
  display: grid;
  gap: var(--space-3);

  dl {
    display: grid;
  }

  dl > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-4) 0;
    border-block-start: 1px solid var(--rule);
  }

  dl > div:last-child {
    padding-inline: var(--space-4);
    border: 2px solid var(--record);
    background: var(--sheet);
  }

  dt {
    font-family: var(--font-mono);
    font-size: var(--step-0);
    color: var(--ink-soft);
  }

  dl > div:last-child dt {
    color: var(--record);
  }

  dd {
    font-size: var(--step-2);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }

  /* Ours is read first. */
  @media (width < 48rem) {
    dl > div:last-child {
      order: -1;
    }
  }

  @media (width >= 48rem) {
    dl {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: var(--grid-gap);
      border-block: 1px solid var(--rule-strong);
    }

    dl > div {
      padding: var(--space-5) 0;
      border-block-start: 0;
    }

    dl > div:last-child {
      padding-inline: var(--space-5);
    }
  }

  @media (width >= 62rem) {
    dd {
      font-size: var(--step-3);
    }
  }
`

/** A comparison in ruled columns, the last of which is ours. */
export function Columns({scene: {fields, footnote}, edit}: Props) {
  const field = itemsOf(edit, 'fields')
  return (
    <Root {...edit()}>
      <dl>
        {fields?.map(({_key: key, label, value}) => (
          <div key={key} {...field(key)}>
            <dt {...field(key, 'label')}>{label}</dt>
            <dd {...field(key, 'value')}>{value}</dd>
          </div>
        ))}
      </dl>
      {footnote && (
        <figcaption className="muted" {...edit('footnote')}>
          {footnote}
        </figcaption>
      )}
    </Root>
  )
}
