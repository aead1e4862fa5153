import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'
import {calculationNoteField} from '../sections/fields'
import {defineBlock} from './define-block'

export const embeddedCalculator = defineBlock({
  name: 'embeddedCalculator',
  title: bilingual('Calculator', 'Calculateur'),
  description: bilingual(
    'The calculator inside a text. Its starting values are under Calculator.',
    'Le calculateur dans un texte. Ses valeurs de départ se règlent sous Calculateur.',
  ),
  icon: BarChartIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('Shown above the fields.', 'Affiché au-dessus des champs.'),
      type: 'string',
      validation: required(
        'The calculator needs a heading.',
        'Le calculateur doit avoir un titre.',
      ),
    }),
    calculationNoteField,
  ],
})
