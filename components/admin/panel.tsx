import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import type {Notice} from '@/lib/admin/filters'

import {Modal} from './modal'
import {NoticeToast} from './notice-toast'

const Root = styled.div`
  dialog {
    position: fixed;
    inset: 0 0 0 auto;
    z-index: 10;
    width: min(100%, 32rem);
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: var(--space-5) clamp(1.25rem, 4vw, 2rem);
    overflow: auto;
    border: 0;
    border-inline-start: 1px solid var(--rule-strong);
    background: var(--sheet);
    color: var(--ink);
    /* Shades the page in place of the backdrop, which only exists with script, so that both look the same. */
    box-shadow: 0 0 0 100vmax var(--backdrop);
  }

  dialog::backdrop {
    background: transparent;
  }

  h2 {
    font-size: var(--step-3);
  }

  .close-button .icon {
    width: 1.25rem;
    height: 1.25rem;
  }

  nav {
    display: flex;
    gap: var(--space-4);
    margin-block-end: var(--space-2);
  }

  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }

  dl {
    display: grid;
    grid-template-columns: fit-content(10rem) minmax(0, 1fr);
    border-block-start: 1px solid var(--rule);
    font-size: 1rem;
    line-height: 1.45;
  }

  dt,
  dd {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--rule);
  }

  dt {
    padding-inline-end: var(--space-4);
    color: var(--ink-soft);
  }

  .message {
    margin-block-end: var(--space-4);
    font-size: var(--step-1);
    line-height: 1.5;
    white-space: pre-wrap;
  }

  .toast {
    margin-block-end: var(--space-4);
  }

  h3 {
    margin-block-start: var(--space-5);
    font-size: var(--step-1);
  }

  h4 {
    margin-block: var(--space-4) var(--space-2);
    font-size: 1rem;
  }

  .do {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block: var(--space-4);
  }

  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-2);
  }

  .field label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    font-size: var(--step-0);
    font-weight: 600;
  }

  .field :is(input, select, textarea) {
    min-height: 2.5rem;
    padding: 0.375rem 0.625rem;
    background: var(--sheet);
    font-weight: 400;
  }

  textarea {
    field-sizing: content;
    max-height: 12rem;
  }
`

interface Props {
  title: string
  closeHref: string
  /** Id of the element that receives the focus on close. */
  returnId: string
  notice: Notice | null
  children: ReactNode
}

/** A dialog beside the list, with its title and a link that closes it. */
export function Panel({title, closeHref, returnId, notice, children}: Props) {
  return (
    <Root>
      <Modal labelId="panel-title" closeHref={closeHref} returnId={returnId}>
        <div className="top">
          <h2 id="panel-title">{title}</h2>
          <a className="close-button" href={closeHref} aria-label="Close">
            <Icon name="x" />
          </a>
        </div>
        {notice && <NoticeToast notice={notice} />}
        {children}
      </Modal>
    </Root>
  )
}
