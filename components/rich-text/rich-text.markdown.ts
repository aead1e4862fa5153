import {portableTextToMarkdown, type PortableTextRenderers} from '@portabletext/markdown'

import {formatFigure} from '@/lib/figures/format'
import {absoluteLink, type MarkdownContext} from '@/lib/markdown/context'
import {linkTo, markRenderers, paragraph} from '@/lib/markdown/write'
import type {FigureContent, RichTextContent} from '@/lib/sanity/content'

/** What every text of the site writes alike: marks, links and figures, and nothing that it does not know. */
export function textRenderers(context: MarkdownContext) {
  return {
    marks: {
      ...markRenderers,
      textLink: ({children, value}) => {
        const href = value && absoluteLink(value, context)
        return href ? linkTo(children, href) : children
      },
    },
    types: {
      // A figure whose document is gone leaves a dash, as it does in plain strings.
      figureReference: ({value}: {value: {figure?: FigureContent | null}}) =>
        value.figure ? paragraph(formatFigure(value.figure, context.locale)) : '–',
    },
    unknownType: () => '',
  } satisfies Partial<PortableTextRenderers>
}

/** Paragraphs and lists with links to pages and figures from their own documents. */
export function richTextMarkdown(value: RichTextContent, context: MarkdownContext): string {
  return portableTextToMarkdown(value, textRenderers(context))
}
