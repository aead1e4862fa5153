import {styled} from 'styled-components'

/** The list of figures and beside it the chosen one; on narrow screens one of the two. */
export const Root = styled.div`
  --line: var(--card-border-color);
  --soft: var(--card-muted-fg-color);
  --focus: var(--card-focus-ring-color);
  --old: #f7ead0;
  --old-text: #6b4600;
  --removed: #fbe4e2;
  --added: #ddf3e2;

  &[data-scheme='dark'] {
    --old: #3c2f12;
    --old-text: #f0c878;
    --removed: #4a2320;
    --added: #17402a;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.45;
  container-type: inline-size;

  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    height: 100%;
  }

  .pane {
    min-height: 0;
    overflow-y: auto;
  }

  .panes[data-chosen='true'] > .claims {
    display: none;
  }

  @container (width >= 860px) {
    .panes[data-chosen='true'] {
      grid-template-columns: minmax(320px, 5fr) minmax(0, 8fr);
    }

    .panes[data-chosen='true'] > .claims {
      display: block;
      border-inline-end: 1px solid var(--line);
    }

    .panes[data-chosen='true'] .back {
      display: none;
    }
  }

  h1,
  h2,
  h3,
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }

  ul {
    list-style: none;
  }

  h1 {
    font-size: 21px;
    font-weight: 600;
    line-height: 1.2;
  }

  h2 {
    font-size: 15px;
    font-weight: 600;
  }

  h3 {
    font-size: 13px;
    font-weight: 600;
  }

  a {
    color: var(--card-link-color);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    border-radius: 3px;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  .soft {
    color: var(--soft);
  }

  .head {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: grid;
    gap: 12px;
    padding: 20px 20px 12px;
    border-block-end: 1px solid var(--line);
    background: var(--card-bg-color);
  }

  .find {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);
    gap: 8px;
  }

  .panes[data-chosen='true'] .find {
    grid-template-columns: minmax(0, 1fr);
  }

  .rows {
    padding: 4px 12px 24px;
  }

  .row,
  .titles {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr) 6.5rem;
    gap: 4px 16px;
    align-items: start;
    padding: 12px 8px;
    border-block-end: 1px solid var(--line);
  }

  .titles {
    margin-inline: 12px;
    padding-block: 10px;
    font-size: 12px;
  }

  .panes[data-chosen='true'] .titles {
    display: none;
  }

  .sr {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .row[data-chosen='true'] {
    background: color-mix(in srgb, var(--focus) 12%, transparent);
  }

  .row:hover {
    background: color-mix(in srgb, var(--focus) 6%, transparent);
  }

  .row a {
    color: inherit;
    font-weight: 500;
  }

  /* The whole line is the link. */
  .row a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  .row a:focus-visible {
    outline: none;
  }

  .row a:focus-visible::after {
    border-radius: 3px;
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  .row code,
  .facts code {
    color: var(--soft);
    font-size: 12px;
  }

  .row .value {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .row .name,
  .row .from {
    display: grid;
    gap: 2px;
    justify-items: start;
  }

  .count {
    text-align: end;
  }

  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: baseline;
  }

  .tag {
    display: inline-block;
    padding: 1px 6px;
    border-radius: 9px;
    background: color-mix(in srgb, var(--card-fg-color) 10%, transparent);
    font-size: 12px;
    font-weight: 500;
    white-space: nowrap;
  }

  .tag[data-tone='old'] {
    background: var(--old);
    color: var(--old-text);
  }

  .panes[data-chosen='true'] .row {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  .panes[data-chosen='true'] .row .from,
  .panes[data-chosen='true'] .row .value[data-nearest='false'] {
    display: none;
  }

  .panes[data-chosen='true'] .row .name {
    grid-row: span 2;
  }

  .panes[data-chosen='true'] .row .value {
    text-align: end;
  }

  @container (width < 720px) {
    .titles {
      display: none;
    }

    .row,
    .find {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .row .from,
    .row .value[data-nearest='false'] {
      display: none;
    }

    .row .name {
      grid-row: span 2;
    }
  }

  .detail {
    display: grid;
    align-content: start;
    gap: 24px;
    max-width: 880px;
    padding: 20px 24px 48px;
  }

  .facts {
    display: grid;
    gap: 6px;
  }

  .values {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: 21px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .values small {
    padding-inline-end: 6px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
  }

  .form {
    display: grid;
    gap: 14px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: 6px;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: 12px;
  }

  .fields label {
    display: grid;
    align-content: start;
    gap: 6px;
    font-weight: 500;
  }

  .fields small {
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }

  .acts p {
    flex: 1 1 12rem;
  }

  .problem {
    color: var(--error, #b3261e);
  }

  &[data-scheme='dark'] .problem {
    color: #ff9b93;
  }

  .group {
    display: grid;
    gap: 10px;
    padding-block: 14px;
    border-block-start: 1px solid var(--line);
  }

  .group header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: baseline;
  }

  .places {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
  }

  .uses {
    display: grid;
    gap: 10px;
  }

  .use {
    display: grid;
    gap: 4px;
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--line);
  }

  .use p {
    overflow-wrap: anywhere;
  }

  .use del,
  .use ins,
  .use mark {
    padding: 0 3px;
    border-radius: 3px;
    background: color-mix(in srgb, var(--focus) 16%, transparent);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  .use del {
    background: var(--removed);
  }

  .use ins {
    background: var(--added);
  }

  .use dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px 12px;
  }

  .use dt {
    color: var(--soft);
    font-size: 12px;
    line-height: 1.57;
  }

  .state {
    display: grid;
    gap: 8px;
    justify-items: start;
    max-width: 44ch;
    padding: 32px 24px;
  }
`
