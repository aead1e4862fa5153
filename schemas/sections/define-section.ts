import {defineType, type ObjectDefinition} from 'sanity'

import {typePreview, type PreviewFields} from '../objects/type-preview'
import {initialValue, type InitialReferences, type InitialValues} from './initial-value'

interface Section extends Omit<ObjectDefinition, 'type' | 'title' | 'initialValue' | 'preview'> {
  title: string
  initialValue: InitialValues
  initialReferences?: InitialReferences
  preview?: PreviewFields
}

/** Defines a section of a page: an object with an initial value in each language and a preview. */
export function defineSection({
  initialValue: values,
  initialReferences,
  preview,
  ...section
}: Section) {
  return defineType({
    ...section,
    type: 'object',
    initialValue: initialValue(values, initialReferences),
    preview: typePreview(section.title, preview),
  })
}
