import {css} from 'styled-components'

export const galleryStyles = css`
  padding-block: var(--space-7);
  font-size: 1rem;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-6);
    padding: 0 var(--gutter) var(--space-6);
  }

  h1 {
    margin-inline-end: auto;
    font-size: var(--step-4);
  }

  .exhibit {
    display: grid;
    border-block-start: 1px solid var(--rule);
  }

  .exhibit > h2 {
    padding: var(--space-4) var(--gutter);
    font-family: var(--font-text);
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0;
  }

  .sides {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-5);
    padding: var(--space-5) var(--gutter) var(--space-6);
    background: var(--paper);
    color: var(--ink);
    container-type: inline-size;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }

  .stack {
    display: grid;
    gap: var(--space-4);
    max-width: 30rem;
  }

  .swatches {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: var(--space-4) var(--space-3);
  }

  .swatches span {
    display: block;
    height: 3rem;
    margin-block-end: var(--space-2);
    border: 1px solid var(--rule);
    border-radius: var(--radius);
  }

  .covers {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: var(--space-4);
  }

  .steps li {
    overflow: hidden;
    font-family: var(--font-display);
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .side > .waveform {
    height: 4rem;
  }

  .side .mark {
    width: 3rem;
    height: 3rem;
  }

  .picture {
    width: 100%;
    height: auto;
  }

  @media (width < 48rem) {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
