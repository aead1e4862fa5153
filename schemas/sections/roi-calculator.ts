import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Calculator: cost of CRM entry, and savings. */
export const roiCalculator = defineType({
  name: 'roiCalculator',
  title: 'Calculator',
  description: 'What CRM entry costs a team, and what it would save.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'variant',
      title: 'Variant',
      description:
        'On the home page, the calculator also asks for the annual CRM cost; in the article, it doesn’t.',
      type: 'string',
      initialValue: 'home',
      options: {
        layout: 'radio',
        list: [
          {value: 'home', title: 'Home page'},
          {value: 'article', title: 'Article'},
        ],
      },
      validation: (rule) =>
        rule.required().error(message('Choose the variant.', 'Choisissez la variante.')),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'How the result is calculated; shown below it. Write a figure as {{key}}.',
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
  preview: listed('Calculator'),
})
