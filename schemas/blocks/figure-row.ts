import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

/** Figures set large, each with what it counts. */
export const figureRow = defineType({
  name: 'figureRow',
  title: 'Figures',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'figures',
      title: 'Figures',
      description: 'Two to four, the strongest first.',
      type: 'array',
      of: [defineArrayMember({type: 'reference', to: [{type: 'figure'}]})],
      validation: (rule) => rule.required().min(2).max(4).unique().error('Two to four figures.'),
    }),
  ],
  preview: {
    select: {first: 'figures.0.key', second: 'figures.1.key'},
    prepare: ({first, second}) => ({
      title: [first, second].filter(Boolean).join(', '),
      subtitle: 'Figures',
    }),
  },
})
