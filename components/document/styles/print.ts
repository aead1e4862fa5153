import {css} from 'styled-components'

/** Paper: dark on white, without what only a screen can do, with the addresses of links in running text. */
export const print = css`
  @media print {
    :root,
    [data-theme] {
      color-scheme: light !important;
    }

    .site-header {
      position: static;
    }

    .site-header .skip,
    .site-header .bar > :not(.brand),
    .announcement-bar,
    [data-theme-switch] {
      display: none !important;
    }

    tr,
    .table:not(:has(tr:nth-child(12))) {
      break-inside: avoid;
    }

    main :is(p, li, td, dd) a[href]:not([href^='#'], .button, nav a)::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
  }
`
