import type {FieldDefinition} from 'sanity'

import {bilingual} from '../bilingual'

/** Groups of the form of a page or article. */
export const pageGroups = [
  {name: 'content', title: bilingual('Content', 'Contenu'), default: true},
  {name: 'seo', title: bilingual('Search and sharing', 'Recherche et partage')},
]

/** Puts fields into a group of the form. */
export function inGroup<Field extends FieldDefinition>(group: string, fields: Field[]): Field[] {
  return fields.map((field) => ({...field, group}))
}
