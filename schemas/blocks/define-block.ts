import {defineType, type ObjectDefinition} from 'sanity'

import {typePreview, type PreviewFields} from '../objects/type-preview'

interface Block extends Omit<ObjectDefinition, 'type' | 'title' | 'preview'> {
  title: string
  preview?: PreviewFields
}

/** Defines a block of a long text: an object with a preview. */
export function defineBlock({preview, ...block}: Block) {
  return defineType({...block, type: 'object', preview: typePreview(block.title, preview)})
}
