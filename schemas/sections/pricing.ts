import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {buttonField, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

function priceField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) =>
      rule
        .min(0)
        .precision(2)
        .error(
          message(
            'Write 0 or more, with two decimals at most.',
            'Écrivez un nombre égal ou supérieur à 0, avec deux décimales au plus.',
          ),
        ),
  })
}

const plan = defineArrayMember({
  name: 'plan',
  title: 'Plan',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description:
        'Sets the plan apart in a few words, such as “For most teams”. One plan at most.',
      type: 'string',
    }),
    titleField,
    textField,
    priceField('monthly', 'Price per month', 'Empty for a price on request.'),
    priceField(
      'yearly',
      'Price per year',
      'What a year costs in total. Visitors switch between months and years once a plan has both.',
    ),
    defineField({
      name: 'features',
      title: 'What’s included',
      description: 'One line each.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
    buttonField,
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})

/** The plans and their prices. */
export const pricing = defineType({
  name: 'pricing',
  title: 'Pricing',
  description: 'The plans side by side, with prices per month and per year.',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'currency',
      title: 'Currency',
      description: 'Of all prices in this section.',
      type: 'string',
      initialValue: 'EUR',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          {value: 'EUR', title: 'Euro (€)'},
          {value: 'USD', title: 'US dollar ($)'},
          {value: 'GBP', title: 'Pound sterling (£)'},
        ],
      },
    }),
    defineField({
      name: 'plans',
      title: 'Plans',
      description: 'Smallest first. Two or three work best.',
      type: 'array',
      of: [plan],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .max(4)
          .error(message('One to four plans.', 'De une à quatre offres.')),
    }),
    defineField({
      name: 'saving',
      title: 'What paying per year saves',
      description: 'A few words beside the switch. Optional.',
      type: 'string',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'What all prices have in common: per person, with or without tax.',
      type: 'string',
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'What it costs…',
      plans: [
        {
          _type: 'plan',
          title: 'The first plan…',
          text: 'Whom it suits…',
          monthly: 0,
          features: ['What it includes…'],
          link: {_type: 'link', kind: 'cta'},
        },
        {
          _type: 'plan',
          title: 'The next plan…',
          text: 'Whom it suits…',
          features: ['What it adds…'],
          link: {_type: 'link', kind: 'cta'},
        },
      ],
      note: 'Per person? With or without tax…',
    },
    fr: {
      heading: 'Combien ça coûte…',
      plans: [
        {
          _type: 'plan',
          title: 'La première offre…',
          text: 'À qui elle convient…',
          monthly: 0,
          features: ['Ce qu’elle comprend…'],
          link: {_type: 'link', kind: 'cta'},
        },
        {
          _type: 'plan',
          title: 'L’offre suivante…',
          text: 'À qui elle convient…',
          features: ['Ce qu’elle ajoute…'],
          link: {_type: 'link', kind: 'cta'},
        },
      ],
      note: 'Par personne\u202f? Hors taxes ou TTC…',
    },
  }),
  preview: listed('Pricing', {list: 'plans'}),
})
