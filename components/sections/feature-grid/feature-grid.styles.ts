import {css} from 'styled-components'

/** Features of the product, in a grid below one statement. */
export const featureGridStyles = css`
  .feature-grid-section {
    padding-block: var(--space-section);

    .opening {
      gap: 0;
      margin-block-end: var(--space-6);
    }

    /* Heading and introduction form one statement in two tones, the largest text on the page after its title. */
    h2,
    .lead {
      max-width: none;
      font-family: var(--font-display);
      font-size: clamp(1.875rem, 1.2rem + 3.9vw, 4.75rem);
      line-height: 1.02;
      letter-spacing: -0.03em;
      text-wrap: balance;
    }

    .ledger {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 clamp(1rem, 5vw, 4.5rem);
    }

    li {
      padding-block: var(--space-4);
    }

    li > p {
      color: inherit;
    }

    @media (width < 48rem) {
      h3 {
        font-size: var(--step-1);
      }

      li > p {
        font-size: 0.9375rem;
        line-height: 1.45;
      }
    }

    @media (width >= 62rem) {
      .ledger {
        grid-template-columns: repeat(3, 1fr);
      }

      .card-drawing {
        aspect-ratio: 3.4;
      }
    }
  }
`
