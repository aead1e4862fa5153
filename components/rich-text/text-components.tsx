import type {PortableTextComponents} from '@portabletext/react'
import {Children, type ReactNode} from 'react'

import {ContentLink} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {formatFigure} from '@/lib/figures/format'
import type {LinkContext} from '@/lib/i18n/links'
import type {Destination, FigureContent} from '@/lib/sanity/content'

interface WithChildren {
  children?: ReactNode
}

/** Rendered text whose hyphenated words stay on one line; elements in it have seen to their own words. */
export function WordsIn({children}: WithChildren) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Words text={child} /> : child,
  )
}

function ListItem({children}: WithChildren) {
  return (
    <li>
      <WordsIn>{children}</WordsIn>
    </li>
  )
}

function Paragraph({children}: WithChildren) {
  return (
    <p>
      <WordsIn>{children}</WordsIn>
    </p>
  )
}

/** What every text of the site renders alike: paragraphs, lists, marks, links and figures, and nothing it does not know. */
export function textComponents(context: LinkContext) {
  return {
    block: {normal: Paragraph},
    listItem: ListItem,
    marks: {
      strong: ({children}: WithChildren) => (
        <strong>
          <WordsIn>{children}</WordsIn>
        </strong>
      ),
      em: ({children}: WithChildren) => (
        <em>
          <WordsIn>{children}</WordsIn>
        </em>
      ),
      textLink: ({value, children}: {value?: Destination; children: ReactNode}) =>
        value ? (
          <ContentLink destination={value} context={context}>
            <WordsIn>{children}</WordsIn>
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
    unknownBlockStyle: Paragraph,
    unknownMark: ({children}: WithChildren) => children,
    unknownType: () => null,
  } satisfies PortableTextComponents
}
