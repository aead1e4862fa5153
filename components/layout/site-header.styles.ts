import {css} from 'styled-components'

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  border-block-end: 1px solid var(--rule);
  background: var(--paper);

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    height: var(--header);

    /* One line, in which words count with their whole width. */
    @media (width >= 40rem) {
      overflow-wrap: break-word;
    }
  }

  .brand {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
    margin-inline-end: auto;
    font-family: var(--font-display);
    font-size: 1.375rem;
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  .mark {
    width: 1.75rem;
    height: 1.75rem;
  }

  nav ul {
    display: flex;
    gap: var(--space-5);
  }

  nav a,
  .app {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2.75rem;
    font-size: 1rem;
    text-decoration: none;
    white-space: nowrap;
  }

  nav a:hover,
  .app:hover,
  nav [aria-current] {
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }

  .app .icon {
    width: 1em;
    height: 1em;
  }

  .bar > .search {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-decoration: none;
  }

  .search kbd {
    display: none;
    padding-block: 0;
    line-height: 1.4;
    color: var(--ink-soft);
  }

  .search:hover :is(.icon, kbd),
  .search[aria-current] .icon {
    color: var(--ink);
  }

  @media (scripting: enabled) and (hover: hover) and (width >= 80rem) {
    .search kbd {
      display: block;
    }
  }
`

const menus = css`
  .opener {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    font-size: 1rem;
    cursor: pointer;
  }

  [popover] {
    inset: var(--header) 0 auto auto;
    margin: 0;
    padding: var(--space-3);
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--ink);
  }

  #language-menu {
    width: 16rem;
    inset-inline-end: max(var(--gutter), (100vw - var(--frame)) / 2);
  }

  @supports (position-area: block-end span-inline-start) {
    #language-menu {
      inset: auto;
      position-area: block-end span-inline-start;
      /* Extends from the button, which is lower than the bar, to the bar's lower edge. */
      margin-block-start: calc((var(--header) - 2.75rem) / 2);
    }
  }

  .languages a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius);
    font-size: 1rem;
    text-decoration: none;
  }

  .languages a:hover {
    background: var(--tint);
  }

  .languages small {
    display: block;
    padding: 0 var(--space-3) var(--space-2);
    font-size: var(--step-0);
    line-height: 1.35;
    color: var(--ink-soft);
  }
`

const phone = css`
  .bar:not(:has(#site-menu:popover-open)) .opener.narrow .icon:last-of-type,
  .bar:has(#site-menu:popover-open) .opener.narrow .icon:first-of-type {
    display: none;
  }

  #site-menu {
    inset-inline: 0;
    width: 100%;
    max-height: calc(100dvh - var(--header));
    overflow: auto;
    padding: var(--space-5) var(--gutter) var(--space-6);
    border-width: 0 0 1px;
    border-radius: 0;
    background: var(--paper);
  }

  #site-menu::backdrop {
    inset-block-start: var(--header);
    background: var(--menu-backdrop);
  }

  #site-menu nav ul {
    flex-direction: column;
    gap: 0;
  }

  #site-menu nav li {
    border-block-end: 1px solid var(--rule);
  }

  #site-menu nav a,
  #site-menu nav .app {
    display: flex;
    justify-content: space-between;
    min-height: 3.5rem;
    font-family: var(--font-display);
    font-size: 1.5rem;
    letter-spacing: -0.015em;
  }

  /* Icons stand beside the text, as in the bar. */
  #site-menu nav :is(.app, .search) {
    justify-content: start;
    gap: var(--space-2);
  }

  #site-menu .search .icon {
    width: 1em;
    height: 1em;
  }

  #site-menu .button {
    width: 100%;
    margin-block: var(--space-5);
  }

  #site-menu .settings {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-4);
  }

  #site-menu .languages {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  #site-menu .languages a {
    justify-content: start;
    gap: var(--space-2);
  }
`

const widths = css`
  @media (width < 68rem) {
    .wide {
      display: none !important;
    }
  }

  @media (width < 40rem) {
    .medium {
      display: none !important;
    }

    .bar {
      gap: var(--space-2);
    }
  }

  /* The menu has the button too. */
  @media (width < 24rem) {
    .bar > .button {
      display: none;
    }
  }

  @media (width >= 68rem) {
    .narrow {
      display: none !important;
    }
  }
`

const skip = css`
  .skip {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--gutter);
    z-index: 11;
    padding: var(--space-3) var(--space-4);
    background: var(--ink);
    color: var(--paper);
  }

  .skip:not(:focus) {
    clip-path: inset(50%);
  }
`

/** A sticky bar and two native popovers. */
export const headerStyles = css`
  .site-header {
    ${bar}
    ${menus}
    ${phone}
    ${skip}
    ${widths}
  }
`
