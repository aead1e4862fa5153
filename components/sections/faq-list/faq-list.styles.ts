import {css} from 'styled-components'

/** Questions and answers beside their heading. */
export const faqListStyles = css`
  .faq-list-section {
    padding-block: 0 var(--space-section);

    .frame.columns {
      row-gap: var(--space-7);
      border-color: var(--ink);
    }

    .columns > .opening {
      position: static;
    }
  }
`
