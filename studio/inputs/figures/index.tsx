import {type BlockProps, definePlugin, type InputProps, isStringInputProps} from 'sanity'

import {FigureText} from './figure-text'
import {InlineFigure} from './inline-figure'
import {mayNameFigures} from './named-figures'

function inputOf(props: InputProps) {
  if (!isStringInputProps(props) || !mayNameFigures(props)) return props.renderDefault(props)
  return <FigureText {...props} />
}

function inlineBlockOf(props: BlockProps) {
  if (props.schemaType.name !== 'figureReference') return props.renderDefault(props)
  return <InlineFigure {...props} />
}

/** Shows figures in texts as visitors read them, and lets editors insert one. */
export const figureTexts = definePlugin({
  name: 'figure-texts',
  form: {components: {input: inputOf, inlineBlock: inlineBlockOf}},
})
