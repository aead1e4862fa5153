import type {ReactNode} from 'react'

import type {BlockType} from '@/lib/sanity/types'

import {richTextFragment} from '../../lib/sanity/fragments'
import {Callout} from './callout/callout'
import {calloutFragment} from './callout/callout.groq'
import {calloutMarkdown} from './callout/callout.markdown'
import {CodeSample} from './code-sample/code-sample'
import {codeSampleFragment} from './code-sample/code-sample.groq'
import {codeSampleMarkdown} from './code-sample/code-sample.markdown'
import type {BlockMarkdown, BlockProps} from './context'
import {DataTable} from './data-table/data-table'
import {dataTableFragment} from './data-table/data-table.groq'
import {dataTableMarkdown} from './data-table/data-table.markdown'
import {EmbeddedCalculator} from './embedded-calculator/embedded-calculator'
import {embeddedCalculatorFragment} from './embedded-calculator/embedded-calculator.groq'
import {embeddedCalculatorMarkdown} from './embedded-calculator/embedded-calculator.markdown'
import {EmbeddedComparison} from './embedded-comparison/embedded-comparison'
import {embeddedComparisonFragment} from './embedded-comparison/embedded-comparison.groq'
import {embeddedComparisonMarkdown} from './embedded-comparison/embedded-comparison.markdown'
import {EmbeddedFaq} from './embedded-faq/embedded-faq'
import {embeddedFaqFragment} from './embedded-faq/embedded-faq.groq'
import {embeddedFaqMarkdown} from './embedded-faq/embedded-faq.markdown'
import {FigureRow} from './figure-row/figure-row'
import {figureRowFragment} from './figure-row/figure-row.groq'
import {figureRowMarkdown} from './figure-row/figure-row.markdown'
import {Illustration} from './illustration/illustration'
import {illustrationFragment} from './illustration/illustration.groq'
import {illustrationMarkdown} from './illustration/illustration.markdown'
import {NextStep} from './next-step/next-step'
import {nextStepFragment} from './next-step/next-step.groq'
import {nextStepMarkdown} from './next-step/next-step.markdown'
import {Roadmap} from './roadmap/roadmap'
import {roadmapFragment} from './roadmap/roadmap.groq'
import {roadmapMarkdown} from './roadmap/roadmap.markdown'
import {WorkedExample} from './worked-example/worked-example'
import {workedExampleFragment} from './worked-example/worked-example.groq'
import {workedExampleMarkdown} from './worked-example/worked-example.markdown'

type Manifest = {
  [T in BlockType]: {
    Component: (props: BlockProps<T>) => ReactNode | Promise<ReactNode>
    markdown: BlockMarkdown<T>
  }
}

/** How every type of block is drawn and written as Markdown; the compiler rejects a missing one. */
export const blocks: Manifest = {
  callout: {Component: Callout, markdown: calloutMarkdown},
  dataTable: {Component: DataTable, markdown: dataTableMarkdown},
  embeddedComparison: {Component: EmbeddedComparison, markdown: embeddedComparisonMarkdown},
  figureRow: {Component: FigureRow, markdown: figureRowMarkdown},
  illustration: {Component: Illustration, markdown: illustrationMarkdown},
  codeSample: {Component: CodeSample, markdown: codeSampleMarkdown},
  embeddedFaq: {Component: EmbeddedFaq, markdown: embeddedFaqMarkdown},
  embeddedCalculator: {Component: EmbeddedCalculator, markdown: embeddedCalculatorMarkdown},
  workedExample: {Component: WorkedExample, markdown: workedExampleMarkdown},
  roadmap: {Component: Roadmap, markdown: roadmapMarkdown},
  nextStep: {Component: NextStep, markdown: nextStepMarkdown},
}

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
