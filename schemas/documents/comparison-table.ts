import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {answers, mostProducts} from '../../lib/sanity/options'
import {bilingual, message} from '../bilingual'
import {asOfField} from '../objects/as-of'
import {languageField} from '../objects/language'
import {required} from '../rules'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

const comparisonRow = defineArrayMember({
  name: 'row',
  title: bilingual('Row', 'Ligne'),
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'criterion',
      title: bilingual('Criterion', 'Critère'),
      description: bilingual('What is compared.', 'Ce qui est comparé.'),
      type: 'string',
      validation: required('Say what is compared.', 'Dites ce qui est comparé.'),
    }),
    defineField({
      name: 'cells',
      title: bilingual('Cells', 'Cellules'),
      description: bilingual(
        'One cell per column, in the same order. Write a figure as {{key}}.',
        'Une cellule par colonne, dans le même ordre. Écrivez un chiffre sous la forme {{clé}}.',
      ),
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
    defineField({
      name: 'answers',
      title: bilingual('Answers', 'Réponses'),
      description: bilingual(
        'One per cell, in the same order: yes, no, depends, or empty. Shown with an icon before the text. After “depends”, the text continues the sentence: “on the plan”.',
        'Une par cellule, dans le même ordre : yes, no, depends, ou vide. Affichée avec une icône avant le texte. Après « depends », le texte continue la phrase : « de l’offre ».',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'string', options: {list: ['', ...answers]}})],
    }),
  ],
  preview: {select: {title: 'criterion'}},
})

export const comparisonTable = defineType({
  name: 'comparisonTable',
  title: bilingual('Comparison table', 'Tableau comparatif'),
  description: bilingual(
    'One comparison, shown in every section that uses it.',
    'Une comparaison, affichée dans chaque section qui l’utilise.',
  ),
  type: 'document',
  icon: ThListIcon,
  orderings: [ordering('title', 'titre', 'title')],
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'What the table compares, for screen readers. Not shown on the page.',
        'Ce que compare le tableau, pour les lecteurs d’écran. Ne s’affiche pas sur la page.',
      ),
      type: 'string',
      validation: required('A table needs a title.', 'Un tableau doit avoir un titre.'),
    }),
    defineField({
      name: 'columns',
      title: bilingual('Columns', 'Colonnes'),
      description: bilingual(
        'The products compared, ours last.',
        'Les produits comparés, le nôtre en dernier.',
      ),
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
      title: bilingual('Rows', 'Lignes'),
      description: bilingual(
        'One per criterion, most decisive first.',
        'Une par critère, le plus décisif en premier.',
      ),
      type: 'array',
      of: [comparisonRow],
    }),
    defineField({
      name: 'source',
      title: bilingual('Source', 'Source'),
      description: bilingual(
        'Where facts about other products come from; shown under the table.',
        'D’où viennent les faits sur les autres produits ; affiché sous le tableau.',
      ),
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
