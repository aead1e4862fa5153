import {styled} from 'styled-components'

/** Looks like the search engines and networks that the text is for, in the theme of the Studio. */
export const Root = styled.section`
  --text: #1f1f1f;
  --soft: #5c6066;
  --link: #1a0dab;
  --sheet: #ffffff;
  --rule: #dcdfe3;
  --tint: #f3f4f6;

  display: grid;
  gap: 20px;
  padding-block-start: 24px;
  color: var(--text);

  &[data-scheme='dark'] {
    --text: #e8eaed;
    --soft: #a8adb5;
    --link: #99c3ff;
    --sheet: #1b1d21;
    --rule: #34373d;
    --tint: #26292e;

    color-scheme: dark;
  }

  h3,
  p,
  ol,
  figure {
    margin: 0;
    padding: 0;
  }

  h3 {
    padding-block-end: 8px;
    font-size: 13px;
    font-weight: 500;
  }

  .note {
    padding-block-start: 8px;
    color: var(--soft);
    font-size: 13px;
    line-height: 1.4;
  }

  .result,
  .card {
    max-width: 600px;
    border: 1px solid var(--rule);
    border-radius: 6px;
    background: var(--sheet);
    overflow-wrap: anywhere;
  }

  .result {
    display: grid;
    gap: 6px;
    padding: 16px 18px 18px;
    font-family: arial, sans-serif;
  }

  .site {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    align-items: center;
    padding-block-end: 2px;
  }

  .site img {
    box-sizing: border-box;
    grid-row: span 2;
    width: 28px;
    height: 28px;
    padding: 5px;
    border: 1px solid var(--rule);
    border-radius: 50%;
    background: #ffffff;
  }

  .name {
    font-size: 14px;
    line-height: 20px;
  }

  .trail {
    display: flex;
    overflow: hidden;
    flex-wrap: wrap;
    gap: 0 5px;
    color: var(--soft);
    font-size: 12px;
    line-height: 18px;
    list-style: none;
  }

  .trail li + li::before {
    content: '› ';
  }

  .title {
    color: var(--link);
    font-size: 20px;
    line-height: 26px;
  }

  .description {
    color: var(--soft);
    font-size: 14px;
    line-height: 1.58;
  }

  .empty {
    color: var(--soft);
    font-style: italic;
  }

  .card {
    overflow: hidden;
  }

  .picture {
    display: grid;
    place-items: center;
    aspect-ratio: 1200 / 630;
    border-block-end: 1px solid var(--rule);
    background: var(--tint);
  }

  .picture img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .picture p {
    max-width: 34ch;
    padding: 16px;
    color: var(--soft);
    font-size: 13px;
    line-height: 1.4;
    text-align: center;
  }

  figcaption {
    display: grid;
    gap: 3px;
    padding: 12px 16px 14px;
  }

  .host {
    color: var(--soft);
    font-size: 12px;
    line-height: 16px;
  }

  .shared {
    font-size: 16px;
    font-weight: 600;
    line-height: 1.3;
  }

  .blurb {
    display: -webkit-box;
    overflow: hidden;
    color: var(--soft);
    font-size: 13px;
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
