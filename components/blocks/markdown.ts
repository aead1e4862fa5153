import type {BlockType} from '@/lib/content/types'

import {calloutMarkdown} from './callout/callout.markdown'
import {codeSampleMarkdown} from './code-sample/code-sample.markdown'
import type {BlockMarkdown} from './context'
import {dataTableMarkdown} from './data-table/data-table.markdown'
import {embeddedCalculatorMarkdown} from './embedded-calculator/embedded-calculator.markdown'
import {embeddedComparisonMarkdown} from './embedded-comparison/embedded-comparison.markdown'
import {embeddedFaqMarkdown} from './embedded-faq/embedded-faq.markdown'
import {figureRowMarkdown} from './figure-row/figure-row.markdown'
import {illustrationMarkdown} from './illustration/illustration.markdown'
import {nextStepMarkdown} from './next-step/next-step.markdown'
import {roadmapMarkdown} from './roadmap/roadmap.markdown'
import {workedExampleMarkdown} from './worked-example/worked-example.markdown'

type Registry = {[T in BlockType]: BlockMarkdown<T>}

/** The Markdown function of every block type; the compiler rejects a missing one. */
export const markdownRegistry: Registry = {
  callout: calloutMarkdown,
  dataTable: dataTableMarkdown,
  embeddedComparison: embeddedComparisonMarkdown,
  figureRow: figureRowMarkdown,
  illustration: illustrationMarkdown,
  codeSample: codeSampleMarkdown,
  embeddedFaq: embeddedFaqMarkdown,
  embeddedCalculator: embeddedCalculatorMarkdown,
  workedExample: workedExampleMarkdown,
  roadmap: roadmapMarkdown,
  nextStep: nextStepMarkdown,
}
