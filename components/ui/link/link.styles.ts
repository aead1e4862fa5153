import {css} from 'styled-components'

export const linkStyles = css`
  .button-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  .button-row:empty {
    display: none;
  }

  @media (width < 30rem) {
    .button-row {
      width: 100%;
    }

    .button-row > .button {
      flex: 1 1 auto;
    }
  }

  /* The link inside covers the whole element, so that it is clickable anywhere. */
  .stretched {
    position: relative;
  }

  .stretched a {
    text-decoration-color: transparent;
  }

  .stretched a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .stretched:hover a {
    text-decoration-color: currentcolor;
  }
`
