import {css} from 'styled-components'

/** Points in columns on a tinted band. */
export const pointColumnsStyles = css`
  .point-columns {
    --title: 22ch;
    --opening-gap: var(--space-5);

    padding-block: var(--space-section);
    background: var(--tint);

    .ledger {
      gap: var(--space-5);
    }

    li {
      gap: var(--space-3);
      padding-block: var(--space-4) 0;
      border-block-start: 2px solid var(--record);
    }

    .scene {
      align-self: start;
      margin-block-start: var(--space-3);
    }

    /* On phones, the middle scene stands for all. */
    @media (width < 40rem) {
      li:not(:nth-of-type(2)) .scene {
        display: none;
      }
    }

    @media (width >= 56rem) {
      .ledger {
        grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
        gap: var(--space-3) clamp(1.5rem, 3vw, 3rem);
      }

      /* Aligns the scenes, whatever the height of the text above them. */
      li:has(.scene) {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
  }
`
