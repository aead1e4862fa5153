import {styled} from 'styled-components'

/** The grid of a table, in the colours of the form around it. */
export const GridRoot = styled.div`
  --line: var(--card-border-color);
  --soft: var(--card-muted-fg-color);
  --focus: var(--card-focus-ring-color);
  --picked: color-mix(in srgb, var(--focus) 12%, transparent);
  --tint: color-mix(in srgb, var(--card-fg-color) 4%, var(--card-bg-color));
  --error: #b3261e;
  --warning: #8a5a00;

  &[data-scheme='dark'] {
    --error: #ff9b93;
    --warning: #f0b849;
  }

  overflow: auto;
  max-height: min(70vh, 720px);
  border: 1px solid var(--line);
  border-radius: 3px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.4;

  table {
    width: 100%;
    border-spacing: 0;
    border-collapse: separate;
  }

  th,
  td {
    position: relative;
    box-sizing: border-box;
    min-width: 148px;
    padding: 9px 10px;
    border-inline-end: 1px solid var(--line);
    border-block-end: 1px solid var(--line);
    background: var(--card-bg-color);
    text-align: start;
    font-weight: 400;
    vertical-align: top;
    cursor: cell;
    overflow-wrap: anywhere;
  }

  tr > :last-child {
    border-inline-end: 0;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    background: var(--tint);
    font-weight: 600;
  }

  tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background: var(--tint);
  }

  tbody th {
    font-weight: 500;
  }

  thead tr > :first-child {
    z-index: 3;
  }

  [data-corner='true'] {
    color: var(--soft);
    font-weight: 400;
    cursor: default;
  }

  [aria-selected='true'] {
    background: linear-gradient(var(--picked), var(--picked)), var(--card-bg-color);
  }

  [data-cell]:focus {
    outline: none;
  }

  [data-active='true'] {
    box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--focus) 45%, transparent);
  }

  [data-cell]:focus,
  [data-cell]:focus-within {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  [data-problem='error'] {
    box-shadow: inset 3px 0 0 var(--error);
  }

  [data-problem='warning'] {
    box-shadow: inset 3px 0 0 var(--warning);
  }

  [data-problem]:focus,
  [data-problem]:focus-within {
    box-shadow:
      inset 3px 0 0 var(--error),
      inset 0 0 0 2px var(--focus);
  }

  .text {
    display: flex;
    gap: 6px;
    min-height: 1.4em;
    white-space: pre-wrap;
  }

  .text > .words {
    flex: 1;
    min-width: 0;
  }

  .text > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-block-start: 0.5px;
    color: var(--soft);
  }

  .placeholder {
    color: var(--soft);
    font-weight: 400;
  }

  .reads,
  .problem {
    display: block;
    padding-block-start: 4px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
  }

  .problem {
    color: var(--error);
  }

  .problem[data-level='warning'] {
    color: var(--warning);
  }

  textarea {
    position: absolute;
    z-index: 4;
    inset: 2px;
    box-sizing: border-box;
    width: calc(100% - 4px);
    min-height: calc(100% - 4px);
    margin: 0;
    padding: 7px 8px;
    border: 0;
    outline: none;
    background: var(--card-bg-color);
    color: inherit;
    font: inherit;
    resize: none;
    overflow: hidden;
    field-sizing: content;
  }

  .sr {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
