import type {ReactNode} from 'react'

import type {BlockType} from '@/lib/sanity/types'

import {Callout} from './callout/callout'
import {CodeSample} from './code-sample/code-sample'
import {
  calloutMarkdown,
  dataTableMarkdown,
  codeSampleMarkdown,
  embeddedCalculatorMarkdown,
  workedExampleMarkdown,
} from './content'
import type {BlockMarkdown, BlockProps} from './context'
import {DataTable} from './data-table/data-table'
import {EmbeddedCalculator} from './embedded-calculator/embedded-calculator'
import {EmbeddedComparison} from './embedded-comparison/embedded-comparison'
import {EmbeddedFaq} from './embedded-faq/embedded-faq'
import {FigureRow} from './figure-row/figure-row'
import {Illustration} from './illustration/illustration'
import {NextStep} from './next-step/next-step'
import {Roadmap} from './roadmap/roadmap'
import {WorkedExample} from './worked-example/worked-example'

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
