import {formatDay} from '@/lib/i18n/dates'
import type {LinkContent, PictureContent, RichTextContent, Section} from '@/lib/sanity/types'
import {linkList, type MarkdownContext} from '@/lib/seo/markdown/context'
import {heading, list, numbered, paragraph, quote, stack} from '@/lib/seo/markdown/write'

import {
  comparisonTableMarkdown,
  figuresMarkdown,
  personMarkdown,
  pictureMarkdown,
  questionsMarkdown,
  richTextMarkdown,
  sceneMarkdown,
} from './parts'

type Text = string | null | undefined
type Scene = Parameters<typeof sceneMarkdown>[0]
type Link = Pick<LinkContent, 'label' | 'kind' | 'url' | 'page'>

/** What items of sections and blocks have in common; each has some of these fields. */
interface Item {
  title?: Text
  time?: Text
  label?: Text
  badge?: Text
  example?: Text
  quote?: Text
  name?: Text
  role?: Text
  text?: Text
  note?: Text
  /** One line each. */
  items?: string[]
  scene?: Scene | null
  link?: Link | null
}

/** What sections and blocks have in common; each has some of these fields. */
interface Shape {
  heading?: Text
  headingAfter?: Text
  title?: Text
  badge?: Text
  intro?: Text
  updatedAt?: Text
  picture?: PictureContent | null
  caption?: Text
  credit?: Text
  text?: string | RichTextContent | null
  textAfter?: Text
  links?: Link[] | null
  scene?: Scene | null
  questions?: Section<'faqList'>['questions']
  figures?: Parameters<typeof figuresMarkdown>[0]
  table?: Section<'comparison'>['table']
  items?: Item[] | null
  points?: Item[]
  cards?: Item[] | null
  cases?: Item[]
  lists?: Item[]
  /** Numbered. */
  steps?: Item[]
  /** Numbered. */
  phases?: Item[]
  layout?: Text
  link?: Link | null
}

/** Context of a section or block. */
export interface ShapeContext extends MarkdownContext {
  /** Level of its own heading. */
  level: number
  /** The document's metadata, written below its first heading. */
  preface?: string
}

const titleOf = ({headingAfter, heading: own, title}: Shape) => headingAfter ?? own ?? title

const strong = (text: Text) => text && paragraph({text, strong: true})

/** Heading, badge, introduction and date of a section or block. */
export function openingMarkdown(shape: Shape, {level, preface, locale, t}: ShapeContext): string {
  const title = titleOf(shape)
  const {badge, intro, updatedAt} = shape
  const day = updatedAt && formatDay(locale, updatedAt)
  return stack(
    title && heading(level, title),
    title && level === 1 && preface,
    strong(badge),
    intro && paragraph(intro),
    day && paragraph(t.markup('pageHeader.updated', {date: day, day: (words) => words})),
  )
}

function itemBody(item: Item, context: MarkdownContext): string {
  const {label, badge, example, quote: said, name, role, text, note, items, scene, link} = item
  return stack(
    strong(label ?? badge),
    example && quote(paragraph(example)),
    said && quote(paragraph(said)),
    name && personMarkdown({name, role: role ?? null}, context),
    text && paragraph(text),
    list(...(items ?? []).map((line) => paragraph(line))),
    note && paragraph(note),
    scene && sceneMarkdown(scene, context),
    link && linkList([link], context),
  )
}

function itemsMarkdown(items: Item[], isNumbered: boolean, context: ShapeContext): string {
  const written = items.map((item) => {
    const {title, time} = item
    const body = itemBody(item, context)
    if (!isNumbered) return stack(title && heading(context.level + 1, title), body)
    return stack(title && paragraph({text: title, strong: true}, time ? ` (${time})` : ''), body)
  })
  return isNumbered ? numbered(...written) : stack(...written)
}

/** The list of a section or block, under whichever name. */
function listOf({steps, phases, items, points, cards, cases, lists, layout}: Shape) {
  return {
    items: steps ?? phases ?? items ?? points ?? cards ?? cases ?? lists ?? [],
    isNumbered: Boolean(steps ?? phases) || layout === 'rows',
  }
}

function illustrationMarkdown({picture, caption, credit}: Shape): string {
  if (!picture) return ''
  return stack(pictureMarkdown(picture), caption && paragraph(caption), credit && paragraph(credit))
}

function textMarkdown({text, textAfter}: Shape, context: ShapeContext): string {
  const shown = textAfter ?? text
  if (!shown) return ''
  return typeof shown === 'string' ? paragraph(shown) : richTextMarkdown(shown, context)
}

/** What follows the opening of a section or block. */
export function bodyMarkdown(shape: Shape, context: ShapeContext): string {
  const {links, scene, questions, figures, table, link} = shape
  const {items, isNumbered} = listOf(shape)
  const below = titleOf(shape) == null ? context.level : context.level + 1
  return stack(
    illustrationMarkdown(shape),
    textMarkdown(shape, context),
    linkList(links, context),
    scene && sceneMarkdown(scene, context),
    questions && questionsMarkdown(questions, below, context),
    figures && figuresMarkdown(figures, context),
    table && comparisonTableMarkdown(table, context),
    itemsMarkdown(items, isNumbered, context),
    link && linkList([link], context),
  )
}

/** A section or block by the fields that it has. */
export function shapeMarkdown(shape: Shape, context: ShapeContext): string {
  return stack(openingMarkdown(shape, context), bodyMarkdown(shape, context))
}
