import {css} from 'styled-components'

/** Certificates and memberships in one ruled line. */
export const badgesStyles = css`
  .badges-section {
    border-block: 1px solid var(--rule);
    background: var(--tint);

    ul {
      display: grid;
    }

    li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 var(--space-3);
      align-items: center;
      padding-block: var(--space-3);
      text-wrap: balance;
    }

    li:not(:last-of-type) {
      border-block-end: 1px solid var(--rule);
    }

    .icon {
      width: 1.5rem;
      height: 1.5rem;
    }

    strong {
      font-weight: 600;
      line-height: 1.3;
    }

    span {
      display: block;
      font-size: 1rem;
      line-height: 1.4;
      color: var(--ink-soft);
    }

    @media (width >= 48rem) {
      ul {
        grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
      }

      li {
        align-items: start;
        padding: var(--space-5);
      }

      li:first-of-type {
        padding-inline-start: 0;
      }

      li:not(:last-of-type) {
        border-block-end: 0;
        border-inline-end: 1px solid var(--rule);
      }
    }
  }
`
