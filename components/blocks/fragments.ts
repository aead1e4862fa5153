import {
  comparisonTableFragment,
  figureNoteFragment,
  linkFragment,
  pictureFragment,
  questionFragment,
  richTextFragment,
  roiSettingsFragment,
} from '../../lib/content/fragments'

/** The GROQ projection of a long text: its paragraphs, and one line for each block that refers to other documents. */
export const longTextFragment = /* groq */ `
  ${richTextFragment},
  _type == "callout" => {text[]{${richTextFragment}}},
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}},
  _type == "embeddedFaq" => {questions[]{_key, ...@->{${questionFragment}}}},
  _type == "embeddedCalculator" => {${roiSettingsFragment}},
  _type == "figureRow" => {figures[]{_key, ...@->{${figureNoteFragment}}}},
  _type == "illustration" => {picture{${pictureFragment}}},
  _type == "nextStep" => {links[]{_key, ${linkFragment}}}
`
