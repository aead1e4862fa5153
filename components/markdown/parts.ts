import {portableTextToMarkdown, type PortableTextRenderers} from '@portabletext/markdown'

import {markedParts, withoutMarks} from '@/components/scene/sentence/marked'
import {maskParts} from '@/components/scene/sentence/tokens'
import {tokenLabels} from '@/components/scene/token-labels'
import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import {formatDay} from '@/lib/i18n/dates'
import {textIn} from '@/lib/i18n/localized'
import {pictureSources} from '@/lib/sanity/assets'
import {formatFigure} from '@/lib/sanity/figures'
import {answered} from '@/lib/sanity/plain-text'
import {comparisonCells} from '@/lib/sanity/tables'
import type {
  ArticleCard,
  FigureContent,
  FigureNote,
  LongTextContent,
  PictureContent,
  RichTextContent,
  Section,
} from '@/lib/sanity/types'
import {absoluteLink, type MarkdownContext, pair} from '@/lib/seo/markdown/context'
import {
  heading,
  image,
  type Inline,
  list,
  markRenderers,
  paragraph,
  quote,
  stack,
  table,
} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {hrefIn, isOfferedIn} from '@/lib/urls/document-paths'

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

/** In pixels: enough to read details. */
const pictureWidth = 1200

/** An image with its alternative text, or nothing without an asset. */
export function pictureMarkdown(picture: PictureContent): string {
  const sources = pictureSources(picture, [pictureWidth])
  return sources ? image(picture.alt, sources.src) : ''
}

/** Products side by side, with the source of the facts. */
export function comparisonTableMarkdown(
  {columns, rows, source, asOf}: NonNullable<Section<'comparison'>['table']>,
  context: MarkdownContext,
): string {
  const {t} = context
  const cellsOf = comparisonCells(columns, t)
  return stack(
    table(
      [t('comparison.criterion'), ...columns],
      rows.map(({criterion, ...cells}) => [
        [criterion],
        ...cellsOf(cells).map(({word, rest}): Inline[] => [{text: word, strong: true}, rest]),
      ]),
    ),
    paragraph(sourceNoteText({source, asOf}, context)),
  )
}

/** Questions as headings, each with its answer. */
export function questionsMarkdown(
  questions: Section<'faqList'>['questions'],
  level: number,
  context: MarkdownContext,
): string {
  return stack(
    ...answered(questions).map(({question, answer}) =>
      stack(heading(level, question), richTextMarkdown(answer, context)),
    ),
  )
}

/** A person's name with their role. */
export function personMarkdown(
  {name, role}: {name: string; role?: string | null},
  context: MarkdownContext,
): string {
  return role ? pair(name, role, context) : paragraph({text: name, strong: true})
}

type ListedFigure = Pick<FigureNote, 'label' | 'source' | 'asOf'> &
  FigureContent & {limits?: Parameters<typeof textIn>[0]}

/** Figures, each with its label, limits and source. */
export function figuresMarkdown(figures: ListedFigure[], context: MarkdownContext): string {
  const {locale} = context
  return list(
    ...figures.map((figure) => {
      const {label, limits, source, asOf} = figure
      const limited = textIn(limits, locale)
      const from = sourceNoteText({source: textIn(source, locale), asOf: asOf ?? null}, context)
      return paragraph(
        {text: formatFigure(figure, locale), strong: true},
        ` ${textIn(label, locale)}`,
        limited && `. ${limited}`,
        from && ` (${from})`,
      )
    }),
  )
}

/** Articles offered in a language, each under its linked title. */
export function articleCardsMarkdown(
  articles: ArticleCard[],
  level: number,
  {locale, t}: MarkdownContext,
): string {
  const cards = articles
    .filter((article) => isOfferedIn(locale, article))
    .map((article) => {
      const href = hrefIn(locale, article)
      if (!href) return ''
      const {title, summary, topic, publishedAt, readTime} = article
      const facts = [
        t(`blog.topics.${topic}`),
        formatDay(locale, publishedAt),
        t('blog.readTime', {minutes: readTime}),
      ]
      return stack(
        heading(level, {text: title, href: absoluteUrl(href)}),
        paragraph(summary),
        paragraph(facts.filter(Boolean).join(' · ')),
      )
    })
  return stack(...cards)
}

type SceneContent = NonNullable<Section<'pageHeader'>['scene']>
type SceneField = NonNullable<SceneContent['fields']>[number]

function speech(sentence: string, isQuestion: boolean, {t}: MarkdownContext): string {
  const parts = maskParts(markedParts(sentence), tokenLabels(t))
  const masked = parts.map(({text, token}) => token ?? text).join('')
  return stack(
    paragraph({text: t(isQuestion ? 'scene.asked' : 'scene.said'), strong: true}),
    quote(paragraph(withoutMarks(sentence))),
    parts.some(({token}) => token) &&
      stack(paragraph({text: t('scene.masked'), strong: true}), quote(paragraph(masked))),
  )
}

function row({label, before, value, isRefused, note}: SceneField, context: MarkdownContext) {
  const {t} = context
  const written = [
    before && `${t('demo.previously')} ${before}; `,
    isRefused && `${t('scene.refused')} `,
    value,
    note && `. ${note}`,
  ]
  return label && value && pair(label, written.filter(Boolean).join(''), context)
}

/** A sentence, its masked form, and the record or the answer. */
export function sceneMarkdown(scene: SceneContent, context: MarkdownContext): string {
  const {sentence, isAnswer, recordTitle, fields, footnote} = scene
  const rows = (fields ?? []).map((field) => row(field, context))
  const title = [!isAnswer && context.t('scene.written'), recordTitle].filter(Boolean).join(' · ')
  const name = title || context.t('scene.answered')
  // A scene with nothing but fields is a comparison, not a record.
  const isRecord = Boolean(sentence || isAnswer || recordTitle)
  return stack(
    sentence && speech(sentence, Boolean(isAnswer), context),
    rows.some(Boolean) && stack(isRecord && paragraph({text: name, strong: true}), list(...rows)),
    footnote && paragraph(footnote),
  )
}
