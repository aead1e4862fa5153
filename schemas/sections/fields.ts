import {defineArrayMember, defineField, type ArrayRule} from 'sanity'

import {bilingual, message} from '../bilingual'
import {linkItem} from '../objects/link'
import {sameLanguage} from '../objects/same-language'

/** Requires at least one item. */
export function atLeastOne(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.required().min(1).error(message('Add at least one.', 'Ajoutez au moins un élément.'))
}

export const headingField = defineField({
  name: 'heading',
  title: bilingual('Heading', 'Titre'),
  description: bilingual(
    'One idea, in the reader’s words. Sentence case, no period.',
    'Une seule idée, avec les mots du lecteur. Sans majuscule à chaque mot, sans point final.',
  ),
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
  title: bilingual('Introduction', 'Introduction'),
  description: bilingual(
    'One or two sentences under the heading. Write a figure as {{key}}.',
    'Une ou deux phrases sous le titre. Écrivez un chiffre sous la forme {{clé}}.',
  ),
  type: 'text',
  rows: 3,
})

/** Text of a section or an item. */
export const textField = defineField({
  name: 'text',
  title: bilingual('Text', 'Texte'),
  description: bilingual(
    'One or two sentences. Write a figure as {{key}}.',
    'Une ou deux phrases. Écrivez un chiffre sous la forme {{clé}}.',
  ),
  type: 'text',
  rows: 3,
})

/** Title of an item. */
export const titleField = defineField({
  name: 'title',
  title: bilingual('Title', 'Titre'),
  description: bilingual('A few words.', 'Quelques mots.'),
  type: 'string',
  validation: (rule) => rule.required().error(message('Add a title.', 'Ajoutez un titre.')),
})

/** Badge above a page's title. */
export const badgeField = defineField({
  name: 'badge',
  title: bilingual('Badge', 'Badge'),
  description: bilingual('A few words above the title.', 'Quelques mots au-dessus du titre.'),
  type: 'string',
})

/** Name of a person. */
export const personNameField = defineField({
  name: 'name',
  title: bilingual('Name', 'Nom'),
  description: bilingual('The name they sign with.', 'Le nom sous lequel la personne signe.'),
  type: 'string',
  validation: (rule) => rule.required().error(message('Write the name.', 'Écrivez le nom.')),
})

/** A required image of a section or block. */
export function pictureField(description: string) {
  return defineField({
    name: 'picture',
    title: bilingual('Picture', 'Image'),
    description,
    type: 'picture',
    validation: (rule) =>
      rule.required().assetRequired().error(message('Choose the picture.', 'Choisissez l’image.')),
  })
}

export const pointsField = defineField({
  name: 'points',
  title: bilingual('Points', 'Arguments'),
  description: bilingual(
    'Three arguments, strongest first.',
    'Trois arguments, le plus fort en premier.',
  ),
  type: 'array',
  of: [defineArrayMember({type: 'point'})],
  validation: (rule) =>
    rule.required().min(1).max(5).error(message('One to five points.', 'De un à cinq arguments.')),
})

export const buttonField = defineField({
  name: 'link',
  title: bilingual('Button', 'Bouton'),
  description: bilingual(
    'Usually leads to the call-to-action section.',
    'Mène en général à la section de l’appel à l’action.',
  ),
  type: 'link',
})

/** At most two buttons. */
export const linksField = defineField({
  name: 'links',
  title: bilingual('Buttons', 'Boutons'),
  description: bilingual('The first is the main one.', 'Le premier est le principal.'),
  type: 'array',
  of: [linkItem],
  validation: (rule) => rule.max(2).error(message('Two buttons at most.', 'Deux boutons au plus.')),
})

/** References to questions. */
export const questionsField = defineField({
  name: 'questions',
  title: bilingual('Questions', 'Questions'),
  description: bilingual(
    'Each question has its own document: edit it there and it changes everywhere.',
    'Chaque question a son propre document : modifiez-la dans ce document et elle change partout.',
  ),
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
  title: bilingual('Table', 'Tableau'),
  description: bilingual(
    'The table has its own document: edit it there and it changes everywhere.',
    'Le tableau a son propre document : modifiez-le dans ce document et il change partout.',
  ),
  type: 'reference',
  to: [{type: 'comparisonTable'}],
  options: {filter: sameLanguage},
  validation: (rule) =>
    rule.required().error(message('Choose the table.', 'Choisissez le tableau.')),
})
