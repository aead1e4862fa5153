import {css} from 'styled-components'

/** Tagline and menus side by side where there is room; the company and theme below. */
export const footerStyles = css`
  .site-footer {
    border-block-start: 1px solid var(--rule);
    font-size: 1rem;

    .top {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-5);
      padding-block: clamp(2rem, 4vw, 3rem);
    }

    @media (width < 40rem) {
      /* An email address does not fit into half of a phone. */
      .top > :last-child {
        grid-column: 1 / -1;
      }

      .top > :last-child ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-5);
      }
    }

    .tagline {
      max-width: 24ch;
      font-family: var(--font-display);
      font-size: var(--step-4);
      line-height: 1.12;
      letter-spacing: -0.02em;
      text-wrap: balance;
    }

    .privacy {
      max-width: 34rem;
      color: var(--ink-soft);
    }

    ul {
      display: grid;
      gap: var(--space-1);
    }

    li a {
      display: inline-flex;
      align-items: center;
      gap: var(--space-1);
      min-height: 1.75rem;
      line-height: 1.3;
      text-decoration-color: transparent;
    }

    li a:hover {
      text-decoration-color: currentcolor;
    }

    h2 {
      margin-block-end: var(--space-2);
      font-family: var(--font-text);
      font-size: 1rem;
      font-weight: 600;
      letter-spacing: 0;
      line-height: 1.4;
    }

    .bottom {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-3);
      padding-block: var(--space-4);
      border-block-start: 1px solid var(--rule);
    }

    .owner {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      font-size: 0.9375rem;
      color: var(--ink-soft);
    }

    .mark {
      width: 1.5rem;
      height: 1.5rem;
    }

    @media (width >= 40rem) {
      .top {
        grid-template-columns: repeat(3, 1fr);
        column-gap: var(--space-6);
      }
    }

    @media (width >= 60rem) {
      .top {
        grid-template-columns: repeat(5, auto);
        justify-content: space-between;
      }

      .words {
        grid-template-columns: 1fr 1fr;
        align-items: last baseline;
      }
    }

    .words {
      display: grid;
      grid-column: 1 / -1;
      align-content: start;
      gap: var(--space-5);
    }
  }
`
