import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {radio} from '../objects/radio'
import {required} from '../rules'
import {defineSection} from './define-section'
import {calculationNoteField, headingField, introField} from './fields'

export const roiCalculator = defineSection({
  name: 'roiCalculator',
  title: bilingual('Calculator', 'Calculateur'),
  description: bilingual(
    'What CRM entry costs a team, and what it would save.',
    'Ce que la saisie dans le CRM coûte à une équipe, et ce qu’elle économiserait.',
  ),
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
      options: radio({
        home: bilingual('Home page', 'Page d’accueil'),
        article: bilingual('Article', 'Article'),
      }),
      validation: required('Choose the variant.', 'Choisissez la variante.'),
    }),
    calculationNoteField,
  ],
  initialValue: {
    en: {
      heading: 'What CRM entry costs you, and what you get back',
      note: 'How it is computed, and where the numbers come from…',
    },
    fr: {
      heading: 'Ce que la saisie vous coûte, ce que vous récupérez',
      note: 'Comment c’est calculé, et d’où viennent les chiffres…',
    },
  },
})
