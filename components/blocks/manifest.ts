import type {ReactNode} from 'react'

import type {BlockType} from '@/lib/sanity/types'

import {richTextFragment} from '../../lib/sanity/fragments'
import {Callout} from './callout/callout'
import {calloutFragment, calloutMarkdown} from './callout/callout.content'
import {CodeSample} from './code-sample/code-sample'
import {codeSampleFragment, codeSampleMarkdown} from './code-sample/code-sample.content'
import type {BlockMarkdown, BlockProps} from './context'
import {DataTable} from './data-table/data-table'
import {dataTableFragment, dataTableMarkdown} from './data-table/data-table.content'
import {EmbeddedCalculator} from './embedded-calculator/embedded-calculator'
import {
  embeddedCalculatorFragment,
  embeddedCalculatorMarkdown,
} from './embedded-calculator/embedded-calculator.content'
import {EmbeddedComparison} from './embedded-comparison/embedded-comparison'
import {embeddedComparisonFragment} from './embedded-comparison/embedded-comparison.content'
import {EmbeddedFaq} from './embedded-faq/embedded-faq'
import {embeddedFaqFragment} from './embedded-faq/embedded-faq.content'
import {FigureRow} from './figure-row/figure-row'
import {figureRowFragment} from './figure-row/figure-row.content'
import {Illustration} from './illustration/illustration'
import {illustrationFragment} from './illustration/illustration.content'
import {NextStep} from './next-step/next-step'
import {nextStepFragment} from './next-step/next-step.content'
import {Roadmap} from './roadmap/roadmap'
import {roadmapFragment} from './roadmap/roadmap.content'
import {WorkedExample} from './worked-example/worked-example'
import {workedExampleFragment, workedExampleMarkdown} from './worked-example/worked-example.content'

type Manifest = {
  [T in BlockType]: {
    Component: (props: BlockProps<T>) => ReactNode | Promise<ReactNode>
    /** Only of a block that its fields do not describe; see components/markdown/shape.ts. */
    markdown?: BlockMarkdown<T>
  }
}

/** The component of each block, and its Markdown where its shape does not say it; the compiler rejects a missing one. */
export const blocks: Manifest = {
  callout: {Component: Callout, markdown: calloutMarkdown},
  dataTable: {Component: DataTable, markdown: dataTableMarkdown},
  embeddedComparison: {Component: EmbeddedComparison},
  figureRow: {Component: FigureRow},
  illustration: {Component: Illustration},
  codeSample: {Component: CodeSample, markdown: codeSampleMarkdown},
  embeddedFaq: {Component: EmbeddedFaq},
  embeddedCalculator: {Component: EmbeddedCalculator, markdown: embeddedCalculatorMarkdown},
  workedExample: {Component: WorkedExample, markdown: workedExampleMarkdown},
  roadmap: {Component: Roadmap},
  nextStep: {Component: NextStep},
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
