import {PortableText} from '@portabletext/react'
import {styled} from 'styled-components'

import type {RichTextContent} from '@/lib/content/types'
import type {EditItem} from '@/lib/preview/edit'
import type {LinkContext} from '@/lib/routing/links'

import {textComponents} from './text-components'

const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);

  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.25em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  strong {
    font-weight: 600;
    color: var(--ink);
  }

  data {
    color: var(--ink);
    white-space: nowrap;
  }
`

interface Props {
  value: RichTextContent
  context: LinkContext
  /** Of the paragraphs. */
  edit: EditItem
}

/** Paragraphs and lists with links to pages and figures from their own documents. */
export function RichText({value, context, edit}: Props) {
  return (
    <Prose>
      <PortableText
        value={value}
        components={textComponents(context, edit)}
        onMissingComponent={false}
      />
    </Prose>
  )
}
