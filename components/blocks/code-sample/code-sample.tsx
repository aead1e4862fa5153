import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'

const Root = styled.section`
  overflow: clip;

  .title {
    padding: var(--space-2) var(--space-4);
    border-block-end: 1px solid var(--rule);
    background: var(--tint);
    color: var(--ink);
  }

  pre {
    overflow-x: auto;
    padding: var(--space-4);

    /* A cover scrolls with the text and hides each edge's shadow once that edge is reached. */
    background:
      linear-gradient(to right, var(--sheet) 50%, transparent) 0 0 / 2rem 100% no-repeat local,
      linear-gradient(to left, var(--sheet) 50%, transparent) 100% 0 / 2rem 100% no-repeat local,
      linear-gradient(to right, var(--shade), transparent) 0 0 / 0.75rem 100% no-repeat scroll,
      linear-gradient(to left, var(--shade), transparent) 100% 0 / 0.75rem 100% no-repeat scroll;
    font-size: 0.875rem;
    line-height: 1.65;
    tab-size: 2;
  }

  pre:focus-visible {
    outline-offset: -3px;
  }
`

/** Preformatted text, which scrolls sideways when it is too wide. */
export async function CodeSample({block, id, context, edit}: BlockProps<'codeSample'>) {
  const {title, code} = block
  if (!code) return null
  const t = await getTranslations({locale: context.locale, namespace: 'text'})
  return (
    <Root
      className="sheet"
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : t('code')}
    >
      {title && (
        <p className="label title" id={id} {...edit('title')}>
          {title}
        </p>
      )}
      {/* Scrolling by keyboard needs focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} {...edit('code')}>
        <code>{code}</code>
      </pre>
    </Root>
  )
}
