import {definePlugin, type InputProps, isObjectInputProps, type ObjectInputProps} from 'sanity'

import type {StoredTable} from './grid'
import {layouts} from './grid'
import {TableInput} from './table-input'

function inputOf(props: InputProps) {
  const layout = isObjectInputProps(props) ? layouts[props.schemaType.name] : undefined
  if (!layout) return props.renderDefault(props)
  return <TableInput {...(props as ObjectInputProps<StoredTable>)} layout={layout} />
}

/** Tables that are edited as a grid. */
export const tableEditor = definePlugin({
  name: 'table-editor',
  form: {components: {input: inputOf}},
})
