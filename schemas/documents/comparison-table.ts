import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {mostProducts} from '../../lib/content/comparison'
import {message} from '../message'
import {asOfField} from '../objects/as-of'
import {languageField} from '../objects/language'
import {subtitleOf} from './subtitle'

const comparisonRow = defineArrayMember({
  name: 'row',
  title: 'Row',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'criterion',
      title: 'Criterion',
      description: 'What is compared.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(message('Say what is compared.', 'Dites ce qui est comparé.')),
    }),
    defineField({
      name: 'cells',
      title: 'Cells',
      description:
        'One cell per column, in the same order. Start with Yes, No or Depends (Oui, Non, Dépend) to show an icon. Write a figure as {{key}}.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule.custom((cells, {document}) => {
          const columns = (document?.['columns'] as unknown[] | undefined)?.length ?? 0
          if ((cells?.length ?? 0) === columns) return true
          return message(
            `Write ${columns} cells, one per column.`,
            `Écrivez ${columns} cellules, une par colonne.`,
          )
        }),
    }),
  ],
  preview: {select: {title: 'criterion'}},
})

/** A comparison, referenced by sections. */
export const comparisonTable = defineType({
  name: 'comparisonTable',
  title: 'Comparison table',
  description: 'One comparison, shown in every section that uses it.',
  type: 'document',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Not shown: read aloud to people who can’t see the table.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(message('A table needs a title.', 'Un tableau doit avoir un titre.')),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'The products compared, ours last.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .max(mostProducts)
          .error(
            message(
              `A comparison has two to ${mostProducts} columns.`,
              `Une comparaison a de deux à ${mostProducts} colonnes.`,
            ),
          ),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'One per criterion, most decisive first.',
      type: 'array',
      of: [comparisonRow],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where facts about other products come from; shown under the table.',
      type: 'string',
    }),
    asOfField,
    languageField,
  ],
  preview: {
    select: {title: 'title', columns: 'columns', language: 'language'},
    prepare: ({title, columns, language}) => ({
      title,
      subtitle: subtitleOf(language, Object.values(columns ?? {}).join(', ')),
    }),
  },
})
