import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type Rule,
  type ObjectDefinition,
} from 'sanity'

import {bilingual, message} from '../bilingual'
import {linkItem} from '../objects/link'
import {sameLanguage} from '../objects/same-language'
import {atLeastOne, atMost, countedText, eachOnce, required} from '../rules'

export const headingField = defineField({
  name: 'heading',
  title: bilingual('Heading', 'Titre'),
  description: bilingual(
    'One idea, in the reader’s words. Sentence case, no period.',
    'Une seule idée, avec les mots du lecteur. Sans majuscule à chaque mot, sans point final.',
  ),
  type: 'string',
  ...countedText(90, 'A section needs a heading', 'Une section doit avoir un titre'),
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
  validation: required('Add a title.', 'Ajoutez un titre.'),
})

/** Badge above a title. */
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
  validation: required('Write the name.', 'Écrivez le nom.'),
})

/** Portrait of a person. */
export const portraitField = defineField({
  name: 'portrait',
  title: bilingual('Portrait', 'Portrait'),
  description: bilingual(
    'A photo, cropped to a square around the focus point.',
    'Une photo, recadrée en carré autour du point d’intérêt.',
  ),
  type: 'picture',
})

/** Requires an image. */
export function chosenPicture(rule: Rule): Rule {
  return rule.custom((picture?: {asset?: unknown}) =>
    picture?.asset ? true : message('Choose the picture.', 'Choisissez l’image.'),
  )
}

/** A required image of a section or block. */
export function pictureField(description: string) {
  return defineField({
    name: 'picture',
    title: bilingual('Picture', 'Image'),
    description,
    type: 'picture',
    validation: chosenPicture,
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

/** Optional link. */
export const linkField = defineField({
  name: 'link',
  title: bilingual('Link', 'Lien'),
  description: bilingual('Where to read more.', 'Où en lire davantage.'),
  type: 'link',
})

/** Note under the result of a calculator. */
export const calculationNoteField = defineField({
  name: 'note',
  title: bilingual('Note', 'Note'),
  description: bilingual(
    'How the result is calculated; shown below it. Write a figure as {{key}}.',
    'Le mode de calcul, affiché sous le résultat. Écrivez un chiffre sous la forme {{clé}}.',
  ),
  type: 'text',
  rows: 2,
})

/** Introduction under the title of a page. */
export const pageIntroField = defineField({
  ...introField,
  description: bilingual(
    'One or two sentences under the title. Write a figure as {{key}}.',
    'Une ou deux phrases sous le titre. Écrivez un chiffre sous la forme {{clé}}.',
  ),
})

export const buttonField = defineField({
  name: 'link',
  title: bilingual('Button', 'Bouton'),
  description: bilingual(
    'Usually leads to the demo form.',
    'Mène en général au formulaire de démo.',
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
  validation: atMost(2, 'Two buttons at most.', 'Deux boutons au plus.'),
})

interface Items extends Pick<FieldDefinition, 'name' | 'title' | 'description'> {
  item: Omit<ObjectDefinition, 'type'>
}

/** A list of at least one item, each shown with its title and text in the Studio. */
export function itemsField({item, ...field}: Items) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        preview: {select: {title: 'title', subtitle: 'text'}},
        ...item,
        type: 'object',
      }),
    ],
    validation: atLeastOne,
  })
}

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
  validation: eachOnce('Choose each question once.', 'Choisissez chaque question une seule fois.'),
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
  validation: required('Choose the table.', 'Choisissez le tableau.'),
})
