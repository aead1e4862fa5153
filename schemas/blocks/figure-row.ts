import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'

interface Selection {
  first?: string
  second?: string
}

/** Large figures, each with its label. */
export const figureRow = defineType({
  name: 'figureRow',
  title: 'Figures',
  description: 'Large figures, each with its label.',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'figures',
      title: 'Figures',
      description: 'Two to four, strongest first.',
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
    prepare: worded({kind: 'Figures'}, ({first, second}: Selection, {kind}) => ({
      title: [first, second].filter(Boolean).join(', '),
      subtitle: kind,
    })),
  },
})
