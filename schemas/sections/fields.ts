import {defineArrayMember, defineField, type ArrayRule} from 'sanity'

import {message} from '../message'
import {linkItem} from '../objects/link'
import {sameLanguage} from '../objects/same-language'

/** Requires at least one item. */
export function atLeastOne(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.required().min(1).error(message('Add at least one.', 'Ajoutez au moins un élément.'))
}

export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  description: 'One idea, in the reader’s words. Sentence case, no period.',
  type: 'string',
  options: {shownLength: 90},
  validation: (rule) =>
    rule
      .required()
      .max(90)
      .error(
        message(
          'A section needs a heading of up to 90 characters.',
          'Une section doit avoir un titre de 90 caractères au plus.',
        ),
      ),
})

/** Introduction under the heading. */
export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'One or two sentences under the heading. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** Text of a section or an item. */
export const textField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** Title of an item. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  description: 'A few words.',
  type: 'string',
  validation: (rule) => rule.required().error(message('Add a title.', 'Ajoutez un titre.')),
})

/** Badge above a page's title. */
export const badgeField = defineField({
  name: 'badge',
  title: 'Badge',
  description: 'A few words above the title.',
  type: 'string',
})

/** Name of a person. */
export const personNameField = defineField({
  name: 'name',
  title: 'Name',
  description: 'The name they sign with.',
  type: 'string',
  validation: (rule) => rule.required().error(message('Write the name.', 'Écrivez le nom.')),
})

/** A required image of a section or block. */
export function pictureField(description: string) {
  return defineField({
    name: 'picture',
    title: 'Picture',
    description,
    type: 'picture',
    validation: (rule) =>
      rule.required().assetRequired().error(message('Choose the picture.', 'Choisissez l’image.')),
  })
}

export const pointsField = defineField({
  name: 'points',
  title: 'Points',
  description: 'Three arguments, strongest first.',
  type: 'array',
  of: [defineArrayMember({type: 'point'})],
  validation: (rule) =>
    rule.required().min(1).max(5).error(message('One to five points.', 'De un à cinq arguments.')),
})

export const buttonField = defineField({
  name: 'link',
  title: 'Button',
  description: 'Usually leads to the call-to-action section.',
  type: 'link',
})

/** At most two buttons. */
export const linksField = defineField({
  name: 'links',
  title: 'Buttons',
  description: 'The first is the main one.',
  type: 'array',
  of: [linkItem],
  validation: (rule) => rule.max(2).error(message('Two buttons at most.', 'Deux boutons au plus.')),
})

/** References to questions. */
export const questionsField = defineField({
  name: 'questions',
  title: 'Questions',
  description: 'Each question has its own document: edit it there and it changes everywhere.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'reference',
      to: [{type: 'faq'}],
      options: {filter: sameLanguage},
    }),
  ],
  validation: (rule) =>
    rule
      .required()
      .min(1)
      .unique()
      .error(message('Choose each question once.', 'Choisissez chaque question une seule fois.')),
})

/** Reference to a comparison table. */
export const comparisonTableField = defineField({
  name: 'table',
  title: 'Table',
  description: 'The table has its own document: edit it there and it changes everywhere.',
  type: 'reference',
  to: [{type: 'comparisonTable'}],
  options: {filter: sameLanguage},
  validation: (rule) =>
    rule.required().error(message('Choose the table.', 'Choisissez le tableau.')),
})
