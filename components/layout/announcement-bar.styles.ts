import {css} from 'styled-components'

/** A ruled line below the header; unlike the header, it scrolls away. */
export const announcementBarStyles = css`
  .announcement-bar {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--rule);
    background: var(--tint);
    font-size: 1rem;
    line-height: 1.4;

    p {
      position: relative;
      padding-inline-start: 1.25rem;
    }

    p::before {
      content: '';
      position: absolute;
      inset: 0.4em auto auto 0;
      width: 0.5rem;
      height: 0.5rem;
      border-radius: 50%;
      background: var(--voice);
    }

    a {
      font-weight: 600;
    }
  }
`
