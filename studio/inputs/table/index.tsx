import {
  definePlugin,
  type FieldProps,
  type InputProps,
  isObjectInputProps,
  type ObjectInputProps,
} from 'sanity'

import {fitsGrid, type Layout, layouts, type StoredTable} from './grid'
import {TableEditor} from './table-editor'

type Props = ObjectInputProps<StoredTable> & {layout: Layout}

/** The fields of a table, with one grid in place of its columns and rows. */
function TableInput({layout, ...props}: Props) {
  // The Studio's own input can add missing keys to rows, and remove what is not a row.
  if (!fitsGrid(props.value)) return props.renderDefault(props)
  const members = props.members.filter(
    (member) => member.kind !== 'field' || member.name !== 'rows',
  )
  const renderField = (field: Omit<FieldProps, 'renderDefault'>) => {
    const isColumns = field.name === 'columns' && field.path.length === props.path.length + 1
    return isColumns ? <TableEditor {...props} layout={layout} /> : props.renderField(field)
  }
  return props.renderDefault({...props, members, renderField})
}

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
