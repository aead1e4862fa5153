import {portableTextToMarkdown, type PortableTextRenderers} from '@portabletext/markdown'

import {formatFigure} from '@/lib/sanity/figures'
import type {FigureContent, LongTextContent, RichTextContent} from '@/lib/sanity/types'
import {absoluteLink, type MarkdownContext} from '@/lib/seo/markdown/context'
import {markRenderers, paragraph} from '@/lib/seo/markdown/write'

/** Markdown renderers shared by all texts: marks, links and figures. Unknown types write nothing. */
export function textRenderers({locale}: MarkdownContext) {
  return {
    marks: markRenderers,
    types: {
      // A figure whose document is missing becomes a dash, as in plain strings.
      figureReference: ({value}: {value: {figure?: FigureContent | null}}) =>
        value.figure ? paragraph(formatFigure(value.figure, locale)) : '–',
    },
    unknownType: () => '',
  } satisfies Partial<PortableTextRenderers>
}

/** Renames the link marks to the type that the serializer knows, so that it escapes their texts. */
export function withLinks<T extends LongTextContent[number] | RichTextContent[number]>(
  value: T[],
  context: MarkdownContext,
) {
  return value.map((block) => {
    if (block._type !== 'block') return block
    const links = (block.markDefs ?? []).map((destination) => {
      return {_type: 'link', _key: destination._key, href: absoluteLink(destination, context)}
    })
    return Object.assign({}, block, {markDefs: links})
  })
}

/** Paragraphs and lists with links and figures. */
export function richTextMarkdown(value: RichTextContent, context: MarkdownContext): string {
  return portableTextToMarkdown(withLinks(value, context), textRenderers(context))
}
