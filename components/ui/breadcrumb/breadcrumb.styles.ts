import {css} from 'styled-components'

export const breadcrumbStyles = css`
  .breadcrumb ol {
    display: flex;
    align-items: center;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--ink-soft);
  }

  .breadcrumb li {
    display: inline-flex;
    align-items: center;
  }

  /* A separator like a short bar of the motif. */
  .breadcrumb li:not(:last-of-type)::after {
    content: '';
    width: 2px;
    height: 0.75rem;
    margin-inline: var(--space-3);
    border-radius: 1px;
    background: var(--rule-strong);
  }

  .breadcrumb a,
  .breadcrumb span {
    padding-block: 0.5rem;
  }

  .breadcrumb li:last-of-type {
    min-width: 0;
  }

  /* Parents keep their words whole, unless they would take more than the last crumb leaves. */
  .breadcrumb li:not(:last-of-type) {
    flex: none;
    max-width: 40%;
  }

  /* The page's title follows in large type, so the crumb may be truncated. */
  .breadcrumb span {
    overflow: hidden;
    color: var(--ink);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`
