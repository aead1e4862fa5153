import {portableTextToMarkdown} from '@portabletext/markdown'

import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import {richTextMarkdown, textRenderers, withLinks} from '@/components/markdown/parts'
import {shapeMarkdown, type ShapeContext} from '@/components/markdown/shape'
import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import {headingsOf, levelBelow} from '@/lib/sanity/headings'
import {workedLines} from '@/lib/sanity/roi'
import {cellsUnder} from '@/lib/sanity/tables'
import type {Block, BlockContent, BlockType, LongTextContent} from '@/lib/sanity/types'
import {type MarkdownContext, onPage} from '@/lib/seo/markdown/context'
import {code, heading, paragraph, quote, stack, table} from '@/lib/seo/markdown/write'

interface LongTextContext extends MarkdownContext {
  /** Prefix of the headings' ids, for pages with several texts. */
  prefix?: string
  /** Level of the largest headings: 3 below the heading of a section. */
  top?: 2 | 3
}

/** Context of a block's Markdown. */
interface BlockContext extends ShapeContext {
  /** Prefix of the ids of the block's elements on the page. */
  id: string
}

type Writers = {[T in BlockType]?: (block: Block<T>, context: BlockContext) => string}

/** Blocks that their fields do not describe; components/markdown/shape.ts writes the others. */
const writers: Writers = {
  /** A note, tip or warning set apart from the text. */
  callout: ({tone, title, text}, context) =>
    quote(
      stack(
        paragraph({text: context.t(`text.tones.${tone}`), strong: true}),
        title && paragraph({text: title, strong: true}),
        richTextMarkdown(text, context),
      ),
    ),
  /** A table with its caption above and its source below. */
  dataTable(block, context) {
    const {caption, columns, rows} = block
    return stack(
      paragraph({text: caption, strong: true}),
      table(
        columns,
        rows.map(({cells}) => cellsUnder(columns, cells).map((cell) => [cell])),
      ),
      paragraph(sourceNoteText(block, context)),
    )
  },
  /** Text to copy verbatim. */
  codeSample: ({title, code: text}) =>
    stack(title && paragraph({text: title, strong: true}), code(text)),
  /** The calculator's results for its default values. */
  embeddedCalculator(block, context) {
    const {heading: title, settings, note} = block
    if (!settings) return ''
    return stack(
      heading(context.level, title),
      calculatorMarkdown(settings, note, context),
      onPage(title, `${context.id}-title`, context),
    )
  },
  /** The calculator's computation for one team, line by line. */
  workedExample(block, context) {
    const {caption, settings, ...inputs} = block
    if (!settings) return ''
    const {locale, t} = context
    const lines = workedLines(inputs, settings, locale, t)
    return stack(
      paragraph({text: caption, strong: true}),
      table(
        [t('roi.item'), t('roi.calculation')],
        lines.map(({label, sum}) => [[label], [sum]]),
      ),
    )
  },
}

type AnyWriter = (block: never, context: BlockContext) => string

/** Returns a renderer for headings of a level, which are always a single line. */
function headingAt(level: number) {
  return ({children = ''}: {children?: string}) =>
    children.trim() && `${'#'.repeat(level)} ${children.trim().replace(/\s*\n\s*/g, ' ')}`
}

/** A long text: headings, paragraphs, lists, quotes and blocks. */
export function longTextMarkdown(value: LongTextContent, context: LongTextContext): string {
  const {prefix = '', top = 2} = context
  const headings = headingsOf(value, context.locale)
  const shared = textRenderers(context)
  const types = value.flatMap(({_type: type}) => {
    if (type === 'block') return []
    // Each writer takes its own type; the type of the list guarantees the match.
    const write = (writers[type] ?? shapeMarkdown) as AnyWriter
    return [
      [
        type,
        ({value: block}: {value: BlockContent}) =>
          write(block as never, {
            ...context,
            id: `${prefix}_${block._key}`,
            level: levelBelow(value, headings, top, block._key),
          }),
      ] as const,
    ]
  })
  return portableTextToMarkdown(withLinks(value, context), {
    ...shared,
    block: {h2: headingAt(top), h3: headingAt(top + 1)},
    types: {...shared.types, ...Object.fromEntries(types)},
  })
}
