import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {radio} from '../objects/radio'
import {charactersAtMost} from '../rules'
import {defineSection} from './define-section'
import {buttonField, introField, textField, titleField} from './fields'

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
  title: bilingual('Plan', 'Offre'),
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'badge',
      title: bilingual('Badge', 'Badge'),
      description: bilingual(
        'Sets the plan apart in a few words, such as “For most teams”. One plan at most.',
        'Distingue l’offre en quelques mots, par exemple « Pour la plupart des équipes ». Une seule offre au plus.',
      ),
      type: 'string',
    }),
    titleField,
    textField,
    priceField(
      'monthly',
      bilingual('Price per month', 'Prix au mois'),
      bilingual(
        'Leave empty for “On request”, which only a plan with a button shows.',
        'Laissez vide pour « Sur devis », que seule affiche une offre avec un bouton.',
      ),
    ),
    priceField(
      'yearly',
      bilingual('Price per year', 'Prix à l’année'),
      bilingual(
        'What a year costs in total. Visitors switch between months and years once a plan has both.',
        'Ce que coûte une année entière. Le visiteur passe du mois à l’année dès qu’une offre a les deux prix.',
      ),
    ),
    defineField({
      name: 'priceText',
      title: bilingual('Instead of a price', 'À la place d’un prix'),
      description: bilingual(
        'A few words where no price is set yet.',
        'Quelques mots tant qu’aucun prix n’est fixé.',
      ),
      type: 'string',
      validation: charactersAtMost(40),
      hidden: ({parent}) => parent?.monthly !== undefined || parent?.yearly !== undefined,
    }),
    defineField({
      name: 'freeDays',
      title: bilingual('Free days', 'Jours gratuits'),
      description: bilingual(
        'Drawn as one bar a day. Optional.',
        'Dessinés en barres, une par jour. Facultatif.',
      ),
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(60).error(message('From 1 to 60 days.', 'De 1 à 60 jours.')),
    }),
    defineField({
      name: 'features',
      title: bilingual('What’s included', 'Ce qui est compris'),
      description: bilingual('One line each.', 'Une ligne chacun.'),
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
    }),
    buttonField,
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})

const title = bilingual('Pricing', 'Tarifs')

export const pricing = defineSection({
  name: 'pricing',
  title,
  description: bilingual(
    'The plans side by side, with prices per month and per year.',
    'Les offres côte à côte, avec leur prix au mois et à l’année.',
  ),
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual(
        'Optional, for a page whose title says it already.',
        'Facultatif, si le titre de la page le dit déjà.',
      ),
      type: 'string',
    }),
    defineField({
      ...introField,
      hidden: ({parent}) => !(parent as {heading?: string} | undefined)?.heading,
    }),
    defineField({
      name: 'currency',
      title: bilingual('Currency', 'Devise'),
      description: bilingual(
        'For all prices in this section.',
        'Pour tous les prix de cette section.',
      ),
      type: 'string',
      initialValue: 'EUR',
      options: {
        ...radio({
          EUR: bilingual('Euro (€)', 'Euro (€)'),
          USD: bilingual('US dollar ($)', 'Dollar américain ($)'),
          GBP: bilingual('Pound sterling (£)', 'Livre sterling (£)'),
        }),
        direction: 'horizontal',
      },
    }),
    defineField({
      name: 'plans',
      title: bilingual('Plans', 'Offres'),
      description: bilingual(
        'Smallest first. Two or three work best.',
        'La plus petite d’abord. Deux ou trois, c’est l’idéal.',
      ),
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
      title: bilingual('What paying per year saves', 'L’économie d’un paiement à l’année'),
      description: bilingual(
        'A few words beside the switch. Optional.',
        'Quelques mots à côté du choix. Facultatif.',
      ),
      type: 'string',
    }),
    defineField({
      name: 'note',
      title: bilingual('Note', 'Note'),
      description: bilingual(
        'What all prices have in common: per person, with or without tax.',
        'Ce que tous les prix ont en commun : par personne, hors taxes ou TTC.',
      ),
      type: 'string',
    }),
  ],
  initialValue: {
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
  },
  preview: {list: 'plans'},
})
