import {defineArrayMember, defineField, type ArrayRule} from 'sanity'

import {message} from '../message'
import {linkItem} from '../objects/link'
import {sameLanguage} from '../objects/same-language'

/** A list that a section is nothing without. */
export function atLeastOne(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule
    .required()
    .min(1)
    .error(message('Write at least one.', 'Écrivez au moins un élément.'))
}

/** The heading that opens a section. */
export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  description: 'One idea, in the words of the reader. Sentence case, no full stop.',
  type: 'string',
  options: {shownLength: 90},
  validation: (rule) =>
    rule
      .required()
      .max(90)
      .error(
        message(
          'A section needs a heading of 90 characters at most.',
          'Une section doit avoir un titre de 90 caractères au plus.',
        ),
      ),
})

/** The sentence or two under a heading. */
export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'One or two sentences under the heading. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** The sentence or two of a section, or of one of its items. */
export const textField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** The name of one of several items. */
export const titleField = defineField({
  name: 'title',
  title: 'Title',
  description: 'A few words.',
  type: 'string',
  validation: (rule) =>
    rule.required().error(message('It needs a title.', 'Un titre est nécessaire.')),
})

/** What stands above the title at the top of a page. */
export const badgeField = defineField({
  name: 'badge',
  title: 'Badge',
  description: 'A few words above the title.',
  type: 'string',
})

/** A few arguments. */
export const pointsField = defineField({
  name: 'points',
  title: 'Points',
  description: 'Three arguments, the strongest first.',
  type: 'array',
  of: [defineArrayMember({type: 'point'})],
  validation: (rule) =>
    rule.required().min(1).max(5).error(message('One to five points.', 'De un à cinq arguments.')),
})

/** The one button of a section. */
export const buttonField = defineField({
  name: 'link',
  title: 'Button',
  description: 'Usually leads to the call-to-action section.',
  type: 'link',
})

/** Two buttons at most. */
export const linksField = defineField({
  name: 'links',
  title: 'Buttons',
  description: 'The first is the main one.',
  type: 'array',
  of: [linkItem],
  validation: (rule) => rule.max(2).error(message('Two buttons at most.', 'Deux boutons au plus.')),
})

/** Questions with their answers, which are documents of their own. */
export const questionsField = defineField({
  name: 'questions',
  title: 'Questions',
  description: 'Each question is a document of its own: change it there and it changes everywhere.',
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

/** A comparison table, which is a document of its own. */
export const comparisonTableField = defineField({
  name: 'table',
  title: 'Table',
  description: 'The table is a document of its own: change it there and it changes everywhere.',
  type: 'reference',
  to: [{type: 'comparisonTable'}],
  options: {filter: sameLanguage},
  validation: (rule) =>
    rule.required().error(message('Choose the table.', 'Choisissez le tableau.')),
})
