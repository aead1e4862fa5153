import {css} from 'styled-components'

import {redirectNotice} from '@/lib/urls/request-names'

/** A line at the lower edge of the window, over the page. */
export const redirectNoticeStyles = css`
  #${redirectNotice} {
    display: none;
    inset: auto 0 0;
    width: auto;
    max-width: none;
    margin: 0;
    padding: var(--space-2) var(--gutter);
    border: 0;
    border-block-start: 1px solid var(--rule-strong);
    background: var(--sheet);
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.4;

    p {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      column-gap: var(--space-4);
    }

    :is(a, button) {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
    }

    a {
      font-weight: 600;
    }

    @media screen {
      &:popover-open {
        display: block;
      }
    }
  }
`
