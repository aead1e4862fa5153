import {MicrophoneIcon} from '@sanity/icons/Microphone'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {iconField} from '../objects/icon'
import {badgeField, linksField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** First screen of a page: what the product is, with its scene. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  description: 'The first screen of a page: what the product is, and what proves it.',
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    badgeField,
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The page’s promise, and its only main heading.',
      type: 'string',
      options: {shownLength: 90},
      validation: (rule) =>
        rule
          .required()
          .max(90)
          .error(
            message(
              'A hero needs a title of up to 90 characters.',
              'Une bannière doit avoir un titre de 90 caractères au plus.',
            ),
          ),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'One or two sentences under the title. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    linksField,
    defineField({
      name: 'cards',
      title: 'Feature cards',
      description: 'Two short proofs under the title.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'heroCard',
          title: 'Card',
          type: 'object',
          icon: MicrophoneIcon,
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: 'Title',
              description: 'What it does.',
              type: 'string',
              validation: (rule) =>
                rule
                  .required()
                  .error(message('A card needs a title.', 'Une carte doit avoir un titre.')),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One sentence. Write a figure as {{key}}.',
              type: 'text',
              rows: 2,
            }),
            defineField({
              name: 'note',
              title: 'Badge or example',
              description: 'A few words set apart: a badge, or something a rep would say.',
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) =>
        rule.max(2).error(message('Two cards at most.', 'Deux cartes au plus.')),
    }),
    defineField({
      name: 'scene',
      title: 'Scene',
      description: 'What a rep says, and what the CRM record holds afterward.',
      type: 'scene',
    }),
  ],
  initialValue: initialValue({
    en: {
      badge: 'Who this page is for…',
      title: 'What the reader gets…',
      intro: 'The problem, and how the product solves it, in two sentences…',
      links: [{_type: 'link', kind: 'cta'}],
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
  }),
  preview: listed('Hero', {title: 'title'}),
})
