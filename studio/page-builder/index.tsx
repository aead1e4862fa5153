import {
  definePlugin,
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfObjectsSchemaType,
  isObjectItemProps,
  type ItemProps,
  type SchemaType,
} from 'sanity'

import {templates} from '../templates'
import {SectionItem, SectionsInput} from './sections-input'

/** Whether a list holds sections: only those have an `insertMenu`. */
function isListOfSections(type: SchemaType): boolean {
  return isArrayOfObjectsSchemaType(type) && type.options?.insertMenu !== undefined
}

function inputOf(props: InputProps) {
  if (isArrayOfObjectsInputProps(props) && isListOfSections(props.schemaType)) {
    return <SectionsInput {...props} />
  }
  return props.renderDefault(props)
}

function itemOf(props: ItemProps) {
  if (isObjectItemProps(props) && isListOfSections(props.parentSchemaType)) {
    return <SectionItem {...props} />
  }
  return props.renderDefault(props)
}

/** Page templates, sections that begin in the page's language, and undoing a removal. */
export const pageBuilder = definePlugin({
  name: 'page-builder',
  form: {components: {input: inputOf, item: itemOf}},
  schema: {templates: (others) => [...others, ...templates]},
})
