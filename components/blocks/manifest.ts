import type {ReactNode} from 'react'

import type {BlockType} from '@/lib/sanity/types'

import {Callout} from './callout/callout'
import {CodeSample} from './code-sample/code-sample'
import type {BlockProps} from './context'
import {DataTable} from './data-table/data-table'
import {EmbeddedCalculator} from './embedded-calculator/embedded-calculator'
import {EmbeddedComparison} from './embedded-comparison/embedded-comparison'
import {EmbeddedFaq} from './embedded-faq/embedded-faq'
import {FigureRow} from './figure-row/figure-row'
import {Illustration} from './illustration/illustration'
import {NextStep} from './next-step/next-step'
import {Roadmap} from './roadmap/roadmap'
import {WorkedExample} from './worked-example/worked-example'

type Manifest = {[T in BlockType]: (props: BlockProps<T>) => ReactNode | Promise<ReactNode>}

/** The component of each block; the compiler rejects a missing one. */
export const blocks: Manifest = {
  callout: Callout,
  dataTable: DataTable,
  embeddedComparison: EmbeddedComparison,
  figureRow: FigureRow,
  illustration: Illustration,
  codeSample: CodeSample,
  embeddedFaq: EmbeddedFaq,
  embeddedCalculator: EmbeddedCalculator,
  workedExample: WorkedExample,
  roadmap: Roadmap,
  nextStep: NextStep,
}
