import type {PortableTextComponents} from '@portabletext/react'
import {Children, type ReactNode} from 'react'

import {FigureLink} from '@/components/ui/figure-value/figure-link'
import {ContentLink} from '@/components/ui/link/content-link'
import type {LinkContext} from '@/components/ui/link/link-context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {formatFigure} from '@/lib/sanity/figures'
import type {EditAttributes, EditItem} from '@/lib/sanity/preview/edit'
import type {RichTextFigure} from '@/lib/sanity/types'
import type {Destination} from '@/lib/urls/links'

interface WithChildren {
  children?: ReactNode
}

/** Keeps hyphenated words of rendered text on one line; child elements do it themselves. */
export function NoBreakChildren({children}: WithChildren) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <NoBreak text={child} /> : child,
  )
}

function markedBy(Tag: 'strong' | 'em' | 'sup' | 'sub') {
  return ({children}: WithChildren) => (
    <Tag>
      <NoBreakChildren>{children}</NoBreakChildren>
    </Tag>
  )
}

/** A node of Portable Text. */
export interface TextNode {
  value: {_key?: string}
  children?: ReactNode
}

/** Returns the edit attributes of a node. */
export function editOf({_key}: TextNode['value'], edit: EditItem): EditAttributes {
  return _key ? edit(_key) : {}
}

/**
 * Portable Text components shared by all texts: paragraphs, lists, marks, links and figures. Unknown types render
 * nothing.
 */
export function textComponents(context: LinkContext, edit: EditItem) {
  const Paragraph = ({value, children}: TextNode) => (
    <p {...editOf(value, edit)}>
      <NoBreakChildren>{children}</NoBreakChildren>
    </p>
  )
  return {
    block: {normal: Paragraph},
    listItem: ({value, children}: TextNode) => (
      <li {...editOf(value, edit)}>
        <NoBreakChildren>{children}</NoBreakChildren>
      </li>
    ),
    marks: {
      strong: markedBy('strong'),
      em: markedBy('em'),
      sup: markedBy('sup'),
      sub: markedBy('sub'),
      textLink: ({value, children}: {value?: Destination; children: ReactNode}) =>
        value ? (
          <ContentLink destination={value} context={context}>
            <NoBreakChildren>{children}</NoBreakChildren>
          </ContentLink>
        ) : (
          children
        ),
    },
    types: {
      // A figure whose document is missing becomes a dash, as in plain strings.
      figureReference: ({value}: {value: {figure: RichTextFigure | null}}) =>
        value.figure ? (
          <FigureLink figure={value.figure} context={context}>
            <data value={value.figure.value ?? undefined} {...context.edit(value.figure)('value')}>
              <NoBreak text={formatFigure(value.figure, context.locale)} />
            </data>
          </FigureLink>
        ) : (
          '–'
        ),
    },
    unknownBlockStyle: Paragraph,
    unknownMark: ({children}: WithChildren) => children,
    unknownType: () => null,
  } satisfies PortableTextComponents
}
