import {type ReactNode, useId} from 'react'
import {styled} from 'styled-components'

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  min-width: 0;

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    color: var(--ink-soft);
    cursor: pointer;
    transition: color var(--quick) var(--ease);
  }

  label::after {
    position: absolute;
    inset: auto 0 -1px;
    z-index: 1;
    height: 3px;
    background: transparent;
    content: '';
  }

  label:hover,
  label:has(:checked) {
    color: var(--ink);
  }

  label:has(:checked)::after {
    background: var(--ink);
  }

  /* Each panel follows its own label in the document, and is placed below the row of labels. */
  .panel {
    display: none;
    order: 1;
    flex: 0 0 100%;
    min-width: 0;
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--rule);
  }

  label:has(:checked) + .panel {
    display: block;
  }
`

interface Props {
  /** Accessible name of the group. */
  legend: string
  tabs: {key: string; label: string; content: ReactNode}[]
}

/**
 * Tabs as radio buttons, so that keyboard, focus and selection are native. Each panel follows its tab in reading order.
 */
export function Tabs({legend, tabs}: Props) {
  const group = useId()
  return (
    <Root>
      <legend className="visually-hidden">{legend}</legend>
      {tabs.flatMap(({key, label, content}, index) => [
        <label key={`${key}-tab`}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={key}
            defaultChecked={index === 0}
          />
          {label}
        </label>,
        <div key={`${key}-panel`} className="panel">
          {content}
        </div>,
      ])}
    </Root>
  )
}
