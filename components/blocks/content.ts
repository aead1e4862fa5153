import {calculatorMarkdown} from '@/components/calculator/calculator.markdown'
import {richTextMarkdown} from '@/components/markdown/parts'
import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import {workedLines} from '@/lib/sanity/roi'
import {cellsUnder} from '@/lib/sanity/tables'
import {onPage} from '@/lib/seo/markdown/context'
import {code, heading, paragraph, quote, stack, table} from '@/lib/seo/markdown/write'

import {
  comparisonTableFragment,
  figureNoteFragment,
  linkFragment,
  pictureCredit,
  pictureFragment,
  questionsFragment,
  richTextFragment,
  roiSettings,
} from '../../lib/sanity/fragments'
import type {BlockMarkdown} from './context'

const calloutFragment = /* groq */ `
  _type == "callout" => {
    "tone": select(tone == "tip" => "tip", tone == "warning" => "warning", "note"),
    "text": coalesce(text[defined(@)]{${richTextFragment}}, [])
  }
`

const dataTableFragment = /* groq */ `
  _type == "dataTable" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns, []),
    "rows": coalesce(rows[defined(@)]{_key, "cells": coalesce(cells, [])}, [])
  }
`

const embeddedComparisonFragment = /* groq */ `
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}}
`

const figureRowFragment = /* groq */ `
  _type == "figureRow" => {
    "figures": coalesce(figures[defined(@->_id)]{_key, ...@->{${figureNoteFragment}}}, [])
  }
`

const illustrationFragment = /* groq */ `
  _type == "illustration" => {
    picture{${pictureFragment}},
    "credit": coalesce(credit, ${pictureCredit})
  }
`

const codeSampleFragment = /* groq */ `
  _type == "codeSample" => {"code": coalesce(code, "")}
`

const embeddedFaqFragment = /* groq */ `
  _type == "embeddedFaq" => {
    ${questionsFragment}
  }
`

const embeddedCalculatorFragment = /* groq */ `
  _type == "embeddedCalculator" => {
    "heading": coalesce(heading, ""),
    "settings": ${roiSettings}
  }
`

const workedExampleFragment = /* groq */ `
  _type == "workedExample" => {
    "caption": coalesce(caption, ""),
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    "settings": select(teamSize >= 0 && averageSalary >= 0 && hoursPerDay >= 0 => ${roiSettings})
  }
`

const nextStepFragment = /* groq */ `
  _type == "nextStep" => {
    "heading": coalesce(heading, ""),
    "links": coalesce(links[defined(@)]{_key, ${linkFragment}}, [])
  }
`

const roadmapFragment = /* groq */ `
  _type == "roadmap" => {
    "heading": coalesce(heading, ""),
    "phases": coalesce(
      phases[defined(@)]{_key, "title": coalesce(title, ""), "time": coalesce(time, ""), text},
      []
    )
  }
`

/** What a long text reads: its paragraphs, and the fields of each block. TypeGen needs each fragment by name. */
export const longTextFragment = /* groq */ `
  ${richTextFragment},
  ${calloutFragment},
  ${dataTableFragment},
  ${embeddedComparisonFragment},
  ${figureRowFragment},
  ${illustrationFragment},
  ${codeSampleFragment},
  ${embeddedFaqFragment},
  ${embeddedCalculatorFragment},
  ${workedExampleFragment},
  ${nextStepFragment},
  ${roadmapFragment}
`

/** A note, tip or warning set apart from the text. */
export const calloutMarkdown: BlockMarkdown<'callout'> = ({tone, title, text}, context) =>
  quote(
    stack(
      paragraph({text: context.t(`text.tones.${tone}`), strong: true}),
      title && paragraph({text: title, strong: true}),
      richTextMarkdown(text, context),
    ),
  )

/** A table with its caption above and its source below. */
export const dataTableMarkdown: BlockMarkdown<'dataTable'> = (block, context) => {
  const {caption, columns, rows} = block
  return stack(
    paragraph({text: caption, strong: true}),
    table(
      columns,
      rows.map(({cells}) => cellsUnder(columns, cells).map((cell) => [cell])),
    ),
    paragraph(sourceNoteText(block, context)),
  )
}

/** Text to copy verbatim. */
export const codeSampleMarkdown: BlockMarkdown<'codeSample'> = ({title, code: text}) =>
  stack(title && paragraph({text: title, strong: true}), code(text))

/** The calculator's results for its default values. */
export const embeddedCalculatorMarkdown: BlockMarkdown<'embeddedCalculator'> = (block, context) => {
  const {heading: title, settings, note} = block
  if (!settings) return ''
  return stack(
    heading(context.level, title),
    calculatorMarkdown(settings, note, context),
    onPage(title, `${context.id}-title`, context),
  )
}

/** The calculator's computation for one team, line by line. */
export const workedExampleMarkdown: BlockMarkdown<'workedExample'> = (block, context) => {
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
}
