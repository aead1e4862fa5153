import {type PortableTextComponents, toHTML} from '@portabletext/to-html'

import type {Locale} from '../../i18n/locales'
import {textIn} from '../../i18n/localized'
import {translatorFor} from '../../i18n/messages'
import {pictureSources} from '../../sanity/assets'
import {formatFigure} from '../../sanity/figures'
import {answered} from '../../sanity/plain-text'
import {workedLines} from '../../sanity/roi'
import {cellsUnder, comparisonCells} from '../../sanity/tables'
import type {
  Block,
  BlockContent,
  FigureNote,
  LongTextContent,
  RichTextContent,
} from '../../sanity/types'
import {escapeHtml} from '../../server/html'
import {type Destination, resolveLink} from '../../urls/links'

/** The language and the URL of an article. */
interface Written {
  locale: Locale
  url: string
}

/** Already HTML; plain strings get escaped. */
interface Html {
  raw: string
}

type Value = string | number | Html | Html[] | null | undefined

function valueHtml(value: Value): string {
  if (value == null) return ''
  if (Array.isArray(value)) return value.map(({raw}) => raw).join('')
  return typeof value === 'object' ? value.raw : escapeHtml(String(value))
}

function markup(strings: TemplateStringsArray, ...values: Value[]): Html {
  return {raw: String.raw({raw: strings}, ...values.map(valueHtml))}
}

function tableHtml(caption: string, columns: string[], rows: string[][]): Html {
  const head = columns.map((column) => markup`<th scope="col">${column}</th>`)
  const body = rows.map(([first, ...others]) => {
    const cells = others.map((cell) => markup`<td>${cell}</td>`)
    return markup`<tr><th scope="row">${first}</th>${cells}</tr>`
  })
  return markup`<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function linkHtml(destination: Destination, {locale, url}: Written, words: Html): Html {
  const href = resolveLink(destination, {locale, hasCta: false})
  if (!href) return words
  return markup`<a href="${new URL(href, url).href}">${words}</a>`
}

function figuresHtml(figures: FigureNote[], locale: Locale): Html {
  const items = figures.map(
    (figure) =>
      markup`<li><strong>${formatFigure(figure, locale)}</strong> ${textIn(figure.label, locale)}</li>`,
  )
  return markup`<ul>${items}</ul>`
}

function illustrationHtml({picture, caption, credit}: Block<'illustration'>): Html {
  const sources = picture && pictureSources(picture, [1200])
  if (!sources) return markup``
  const {src, width, height} = sources
  const words = [caption, credit].filter(Boolean).join(' · ')
  const below = words ? markup`<figcaption>${words}</figcaption>` : null
  return markup`<figure><img src="${src}" alt="${picture.alt}" width="${width}" height="${height}">${below}</figure>`
}

function questionsHtml({questions}: Block<'embeddedFaq'>, written: Written): Html {
  const parts = answered(questions).map(
    ({question, answer}) => markup`<h3>${question}</h3>${textHtml(answer, written)}`,
  )
  return markup`${parts}`
}

function nextStepHtml({heading, text, links}: Block<'nextStep'>, written: Written): Html {
  const ways = links.map((link) => markup` ${linkHtml(link, written, markup`${link.label}`)}`)
  return markup`<p><strong>${heading}</strong> ${text}${ways}</p>`
}

function roadmapHtml({heading, phases}: Block<'roadmap'>): Html {
  if (phases.length === 0) return markup``
  const items = phases.map(({title, time, text}) => {
    const when = time ? ` (${time})` : ''
    return markup`<li><strong>${title}</strong>${when} ${text}</li>`
  })
  return markup`<h3>${heading}</h3><ol>${items}</ol>`
}

function workedExampleHtml(
  {caption, settings, ...inputs}: Block<'workedExample'>,
  {locale}: Written,
) {
  if (!settings) return markup``
  const lines = workedLines(inputs, settings, locale, translatorFor(locale))
  const items = lines.map(({label, sum}) => markup`<li>${label}: ${sum}</li>`)
  return markup`<p><strong>${caption}</strong></p><ul>${items}</ul>`
}

const titleHtml = (title: string | null | undefined) =>
  title ? markup`<p><strong>${title}</strong></p>` : null

type BlockWriters = {
  [Type in BlockContent['_type']]: (block: Block<Type>, written: Written) => Html
}

/** Writers for each block; feed readers have no styles or scripts. */
const blocks: BlockWriters = {
  callout: ({title, text}, written) =>
    markup`<blockquote>${titleHtml(title)}${textHtml(text, written)}</blockquote>`,
  codeSample: ({title, code}) => markup`${titleHtml(title)}<pre><code>${code}</code></pre>`,
  dataTable: ({caption, columns, rows}) =>
    tableHtml(
      caption,
      columns,
      rows.map(({cells}) => cellsUnder(columns, cells)),
    ),
  // Omitted: it needs JavaScript.
  embeddedCalculator: () => markup``,
  embeddedComparison({table}, {locale}) {
    if (!table) return markup``
    const {title, columns, rows} = table
    const cellsOf = comparisonCells(columns, translatorFor(locale))
    return tableHtml(
      title,
      ['', ...columns],
      rows.map(({criterion, ...cells}) =>
        [criterion].concat(cellsOf(cells).map(({word, rest}) => word + rest)),
      ),
    )
  },
  embeddedFaq: questionsHtml,
  figureRow: ({figures}, {locale}) => figuresHtml(figures, locale),
  illustration: illustrationHtml,
  nextStep: nextStepHtml,
  roadmap: roadmapHtml,
  workedExample: workedExampleHtml,
}

function componentsIn(written: Written): PortableTextComponents {
  const types = Object.entries(blocks).map(([type, write]) => [
    type,
    ({value}: {value: never}) => write(value, written).raw,
  ])
  return {
    types: {
      ...Object.fromEntries(types),
      figureReference: ({value}) =>
        value.figure ? escapeHtml(formatFigure(value.figure, written.locale)) : '–',
    },
    marks: {
      sup: ({children}) => `<sup>${children}</sup>`,
      sub: ({children}) => `<sub>${children}</sub>`,
      textLink: ({value, children}) =>
        value ? linkHtml(value as Destination, written, {raw: children}).raw : children,
    },
    unknownMark: ({children}) => children,
    unknownType: () => '',
  }
}

function textHtml(text: LongTextContent | RichTextContent, written: Written): Html {
  return {
    raw: toHTML(text, {
      components: componentsIn(written),
      onMissingComponent: false,
    }),
  }
}

/** An article as standalone HTML: no styles or scripts, absolute URLs. */
export function articleHtml(body: LongTextContent, written: Written): string {
  return textHtml(body, written).raw
}
