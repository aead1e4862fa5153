import {PortableText, type PortableTextComponents} from '@portabletext/react'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {ContentLink} from '@/components/ui/link/content-link'
import {formatFigure} from '@/lib/figures/format'
import type {LinkContext} from '@/lib/i18n/links'
import type {Destination, FigureContent, RichTextContent} from '@/lib/sanity/content'

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

function textComponents(context: LinkContext): PortableTextComponents {
  return {
    marks: {
      textLink: ({value, children}: {value?: Destination; children: ReactNode}) =>
        value ? (
          <ContentLink destination={value} context={context}>
            {children}
          </ContentLink>
        ) : (
          children
        ),
    },
    types: {
      // A figure whose document is gone leaves a dash, as it does in plain strings.
      figureReference: ({value}: {value: {figure: FigureContent | null}}) =>
        value.figure ? (
          <data value={value.figure.value}>{formatFigure(value.figure, context.locale)}</data>
        ) : (
          '–'
        ),
    },
  }
}

/** Paragraphs and lists with links to pages and figures from their own documents. */
export function RichText({value, context}: {value: RichTextContent; context: LinkContext}) {
  return (
    <Prose>
      <PortableText value={value} components={textComponents(context)} onMissingComponent={false} />
    </Prose>
  )
}
