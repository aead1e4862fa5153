import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare, message} from '../bilingual'

interface Selection {
  first?: string
  second?: string
}

const title = bilingual('Figures', 'Chiffres')

export const figureRow = defineType({
  name: 'figureRow',
  title,
  description: bilingual(
    'Large figures, each with its label.',
    'Des chiffres en grand, chacun avec son libellé.',
  ),
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'figures',
      title,
      description: bilingual(
        'Two to four, strongest first.',
        'De deux à quatre, le plus fort en premier.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'reference', to: [{type: 'figure'}]})],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .max(4)
          .unique()
          .error(message('Two to four figures.', 'De deux à quatre chiffres.')),
    }),
  ],
  preview: {
    select: {first: 'figures.0.key', second: 'figures.1.key'},
    prepare: bilingualPrepare({kind: title}, ({first, second}: Selection, {kind}) => ({
      title: [first, second].filter(Boolean).join(', '),
      subtitle: kind,
    })),
  },
})
