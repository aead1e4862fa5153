import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Calculator', 'Calculateur')

/** Calculator: cost of CRM entry, and savings. */
export const roiCalculator = defineType({
  name: 'roiCalculator',
  title,
  description: bilingual(
    'What CRM entry costs a team, and what it would save.',
    'Ce que la saisie dans le CRM coûte à une équipe, et ce qu’elle économiserait.',
  ),
  type: 'object',
  icon: BarChartIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'variant',
      title: bilingual('Variant', 'Variante'),
      description: bilingual(
        'On the home page, the calculator also asks for the annual CRM cost; in the article, it doesn’t.',
        'Sur la page d’accueil, le calculateur demande aussi le coût annuel du CRM ; dans l’article, non.',
      ),
      type: 'string',
      initialValue: 'home',
      options: {
        layout: 'radio',
        list: [
          {value: 'home', title: bilingual('Home page', 'Page d’accueil')},
          {value: 'article', title: bilingual('Article', 'Article')},
        ],
      },
      validation: (rule) =>
        rule.required().error(message('Choose the variant.', 'Choisissez la variante.')),
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
  initialValue: initialValue({
    en: {
      heading: 'What CRM entry costs you, and what you get back',
      note: 'How it is computed, and where the numbers come from…',
    },
    fr: {
      heading: 'Ce que la saisie vous coûte, ce que vous récupérez',
      note: 'Comment c’est calculé, et d’où viennent les chiffres…',
    },
  }),
  preview: typePreview(title),
})
