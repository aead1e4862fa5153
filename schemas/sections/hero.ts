import {MicrophoneIcon} from '@sanity/icons/Microphone'
import {PlayIcon} from '@sanity/icons/Play'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {iconField} from '../objects/icon'
import {radio} from '../objects/radio'
import {atMost, countedText, required, requiredText} from '../rules'
import {defineSection} from './define-section'
import {badgeField, linksField, pageIntroField} from './fields'

export const hero = defineSection({
  name: 'hero',
  title: bilingual('Hero', 'Bannière principale'),
  description: bilingual(
    'The first screen of a page: what the product is, and what proves it.',
    'Le premier écran d’une page : ce qu’est le produit, et ce qui le prouve.',
  ),
  icon: MicrophoneIcon,
  fields: [
    badgeField,
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'The page’s promise, and its only main heading.',
        'La promesse de la page, et son seul titre principal.',
      ),
      type: 'string',
      ...countedText(90, 'A hero needs a title', 'Une bannière doit avoir un titre'),
    }),
    pageIntroField,
    linksField,
    defineField({
      name: 'cards',
      title: bilingual('Feature cards', 'Cartes de fonctionnalités'),
      description: bilingual(
        'Two short proofs under the demo.',
        'Deux courtes preuves sous la démo.',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'heroCard',
          title: bilingual('Card', 'Carte'),
          type: 'object',
          icon: MicrophoneIcon,
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: bilingual('Title', 'Titre'),
              description: bilingual('What it does.', 'Ce que fait le produit.'),
              type: 'string',
              validation: required('A card needs a title.', 'Une carte doit avoir un titre.'),
            }),
            defineField({
              name: 'text',
              title: bilingual('Text', 'Texte'),
              description: bilingual(
                'One sentence. Write a figure as {{key}}.',
                'Une phrase. Écrivez un chiffre sous la forme {{clé}}.',
              ),
              type: 'text',
              rows: 2,
            }),
            defineField({
              name: 'note',
              title: bilingual('Badge or example', 'Badge ou exemple'),
              description: bilingual(
                'A few words set apart: a badge, or something a rep would say.',
                'Quelques mots à part : un badge, ou ce que dirait un commercial.',
              ),
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atMost(2, 'Two cards at most.', 'Deux cartes au plus.'),
    }),
    defineField({
      name: 'examples',
      title: bilingual('Demo', 'Démo'),
      description: bilingual(
        'Sentences that visitors can try. Each is listed by its first value in [brackets].',
        'Phrases que le visiteur peut essayer. Chacune porte le nom de sa première valeur entre [crochets].',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'demoExample',
          title: bilingual('Sentence', 'Phrase'),
          type: 'object',
          icon: PlayIcon,
          fields: [
            defineField({
              name: 'sentence',
              title: bilingual('Sentence', 'Phrase'),
              description: bilingual(
                'Put anything the language model must not see in [brackets].',
                'Mettez entre [crochets] ce que le modèle de langage ne doit pas voir.',
              ),
              type: 'string',
              validation: requiredText(200, 'Write a sentence', 'Écrivez une phrase'),
            }),
            defineField({
              name: 'crm',
              title: bilingual('CRM', 'CRM'),
              description: bilingual(
                'The CRM whose record is shown.',
                'Le CRM dont l’enregistrement est affiché.',
              ),
              type: 'string',
              options: radio({
                salesforce: bilingual('Salesforce', 'Salesforce'),
                hubspot: bilingual('HubSpot', 'HubSpot'),
              }),
              validation: required('Choose the CRM.', 'Choisissez le CRM.'),
            }),
          ],
          preview: {select: {title: 'sentence', subtitle: 'crm'}},
        }),
      ],
      validation: atMost(4, 'Four sentences at most.', 'Quatre phrases au plus.'),
    }),
  ],
  initialValue: {
    en: {
      badge: 'Who this page is for…',
      title: 'What the reader gets…',
      intro: 'The problem, and how the product solves it, in two sentences…',
      links: [{_type: 'link', kind: 'cta'}],
      examples: [
        {
          _type: 'demoExample',
          sentence: 'Just met [Acme], deal is [$40k], follow up [Tuesday]',
          crm: 'salesforce',
        },
      ],
      cards: [
        {
          _type: 'heroCard',
          icon: 'zap',
          title: 'A first proof…',
          text: 'The sentence that backs it…',
        },
        {
          _type: 'heroCard',
          icon: 'badge-check',
          title: 'A second proof…',
          text: 'The sentence that backs it…',
        },
      ],
    },
    fr: {
      badge: 'À qui cette page s’adresse…',
      title: 'Ce que le lecteur y gagne…',
      intro: 'Le problème, et comment le produit le résout, en deux phrases…',
      links: [{_type: 'link', kind: 'cta'}],
      examples: [
        {
          _type: 'demoExample',
          sentence:
            'Je viens de rencontrer [Orvane], l’affaire est à [40\u00a0000\u00a0€], je relance [mardi]',
          crm: 'salesforce',
        },
      ],
      cards: [
        {
          _type: 'heroCard',
          icon: 'zap',
          title: 'Une première preuve…',
          text: 'La phrase qui l’appuie…',
        },
        {
          _type: 'heroCard',
          icon: 'badge-check',
          title: 'Une deuxième preuve…',
          text: 'La phrase qui l’appuie…',
        },
      ],
    },
  },
  preview: {title: 'title'},
})
