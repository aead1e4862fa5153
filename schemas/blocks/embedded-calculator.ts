import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {typePreview} from '../objects/type-preview'

const title = bilingual('Calculator', 'Calculateur')

/** The calculator within a text; its defaults are in the calculator's settings. */
export const embeddedCalculator = defineType({
  name: 'embeddedCalculator',
  title,
  description: bilingual(
    'The calculator inside a text. Its starting values are under Calculator.',
    'Le calculateur dans un texte. Ses valeurs de départ se règlent sous Calculateur.',
  ),
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('Shown above the fields.', 'Affiché au-dessus des champs.'),
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('The calculator needs a heading.', 'Le calculateur doit avoir un titre.')),
    }),
    defineField({
      name: 'note',
      title: bilingual('Note', 'Note'),
      description: bilingual(
        'How the result is calculated; shown below it. Write a figure as {{key}}.',
        'Le mode de calcul, affiché sous le résultat. Écrivez un chiffre sous la forme {{clé}}.',
      ),
      type: 'text',
      rows: 2,
    }),
  ],
  preview: typePreview(title),
})
