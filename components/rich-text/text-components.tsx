import type {PortableTextComponents} from '@portabletext/react'
import {Children, type ReactNode} from 'react'

import {ContentLink} from '@/components/ui/link/content-link'
import {Words} from '@/components/ui/words/words'
import {formatFigure} from '@/lib/content/figures/format'
import type {Destination, RichTextFigure} from '@/lib/content/types'
import type {EditAttributes, EditItem} from '@/lib/preview/edit'
import type {LinkContext} from '@/lib/routing/links'

interface WithChildren {
  children?: ReactNode
}

/** Rendered text whose hyphenated words stay on one line; elements in it have seen to their own words. */
export function WordsIn({children}: WithChildren) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Words text={child} /> : child,
  )
}

/** A part of a text as Portable Text hands it over. */
export interface TextNode {
  value: {_key?: string}
  children?: ReactNode
}

/** Where a part of a text is changed. */
export function editOf({_key}: TextNode['value'], edit: EditItem): EditAttributes {
  return _key ? edit(_key) : {}
}

/** What every text of the site renders alike: paragraphs, lists, marks, links and figures, and nothing it does not know. */
export function textComponents(context: LinkContext, edit: EditItem) {
  const Paragraph = ({value, children}: TextNode) => (
    <p {...editOf(value, edit)}>
      <WordsIn>{children}</WordsIn>
    </p>
  )
  return {
    block: {normal: Paragraph},
    listItem: ({value, children}: TextNode) => (
      <li {...editOf(value, edit)}>
        <WordsIn>{children}</WordsIn>
      </li>
    ),
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
      figureReference: ({value}: {value: {figure: RichTextFigure | null}}) =>
        value.figure ? (
          <data value={value.figure.value} {...context.edit(value.figure)('value')}>
            {formatFigure(value.figure, context.locale)}
          </data>
        ) : (
          '–'
        ),
    },
    unknownBlockStyle: Paragraph,
    unknownMark: ({children}: WithChildren) => children,
    unknownType: () => null,
  } satisfies PortableTextComponents
}
