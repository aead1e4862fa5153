import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {asOfField} from '../objects/as-of'

/** A number that the site claims. Texts refer to it, so that it is maintained in one place. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  description: 'A number the site claims, written once. Every text that uses it changes with it.',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      description:
        'What to type in a text to show it: {{crm-time-saved}}. Lowercase letters, digits and hyphens.',
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('A figure needs a key.', 'Un chiffre doit avoir une clé.')),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {name: 'key'})
          .error(
            message(
              'Use lowercase letters, digits and hyphens.',
              'Utilisez des minuscules, des chiffres et des traits d’union.',
            ),
          ),
      ],
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      description: 'Shown beside the number when it stands alone.',
      type: 'localizedString',
      validation: (rule) =>
        rule
          .required()
          .error(message('Say what the number counts.', 'Dites ce que compte le nombre.')),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      description: 'No separators or units: each language formats it its own way.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .error(message('A figure needs a number.', 'Un chiffre doit avoir un nombre.')),
    }),
    defineField({
      name: 'upTo',
      title: 'Up to',
      description: 'For a range: 5 to 8.',
      type: 'number',
      validation: (rule) =>
        rule
          .greaterThan(rule.valueOfField('value'))
          .error(
            message(
              'The end of the range must be higher than its start.',
              'La fin de la fourchette doit être supérieure à son début.',
            ),
          ),
    }),
    defineField({
      name: 'prefix',
      title: 'Before the number',
      description: 'For example: under, plus de',
      type: 'localizedAffix',
    }),
    defineField({
      name: 'suffix',
      title: 'After the number',
      description: 'The unit, with its space: "%", " minutes", "+ hours".',
      type: 'localizedAffix',
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where the number comes from; shown to readers as a footnote.',
      type: 'localizedText',
      validation: (rule) =>
        rule
          .required()
          .error(
            message(
              'A claimed number needs a source.',
              'Un chiffre annoncé doit avoir une source.',
            ),
          ),
    }),
    asOfField,
  ],
  preview: {
    select: {key: 'key', value: 'value', upTo: 'upTo', suffix: 'suffix.en', label: 'label.en'},
    prepare: ({key, value, upTo, suffix, label}) => ({
      title: `${value ?? ''}${upTo ? `–${upTo}` : ''}${suffix ?? ''} · ${label ?? ''}`,
      subtitle: `{{${key ?? ''}}}`,
    }),
  },
})
