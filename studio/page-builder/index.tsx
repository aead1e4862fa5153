import {
  type ArrayFieldProps,
  definePlugin,
  type FieldProps,
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfObjectsSchemaType,
  isObjectItemProps,
  type ItemProps,
  type SchemaType,
} from 'sanity'

import {templates} from '../templates'
import {SectionsField} from './sections-field'
import {SectionItem, SectionsInput} from './sections-input'

/** The lists of which the schema says what to insert are those of sections. */
function isListOfSections(type: SchemaType): boolean {
  return isArrayOfObjectsSchemaType(type) && type.options?.insertMenu !== undefined
}

const isFieldOfSections = (props: FieldProps): props is ArrayFieldProps =>
  isListOfSections(props.schemaType)

function fieldOf(props: FieldProps) {
  return isFieldOfSections(props) ? <SectionsField {...props} /> : props.renderDefault(props)
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

/**
 * What makes a page out of sections: templates, sections that begin in its language, copies of what its readers can read,
 * and a removed one put back.
 */
export const pageBuilder = definePlugin({
  name: 'page-builder',
  form: {components: {field: fieldOf, input: inputOf, item: itemOf}},
  schema: {templates: (others) => [...others, ...templates]},
})
