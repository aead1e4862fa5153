import {callout} from './callout'
import {codeSample} from './code-sample'
import {dataTable} from './data-table'
import {embeddedCalculator} from './embedded-calculator'
import {embeddedComparison} from './embedded-comparison'
import {embeddedFaq} from './embedded-faq'
import {figureRow} from './figure-row'
import {illustration} from './illustration'
import {nextStep} from './next-step'
import {roadmap} from './roadmap'
import {workedExample} from './worked-example'

/** All blocks an author can insert between paragraphs. */
export const blockTypes = [
  callout,
  dataTable,
  embeddedComparison,
  figureRow,
  illustration,
  codeSample,
  embeddedFaq,
  embeddedCalculator,
  workedExample,
  roadmap,
  nextStep,
]
