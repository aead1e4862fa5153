import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {asOfField} from '../objects/as-of'

/** A claimed number. Texts refer to it, so that it is maintained in one place. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  description: 'A claimed number, written once: copy refers to it and changes with it.',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      description: 'How copy names it: {{crm-time-saved}}. Small letters, digits and hyphens.',
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('A figure needs a key.', 'Un chiffre doit avoir une clé.')),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {name: 'key'})
          .error(
            message(
              'Use small letters, digits and hyphens.',
              'Utilisez des minuscules, des chiffres et des traits d’union.',
            ),
          ),
      ],
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      description: 'Shown beside the number where it stands alone.',
      type: 'localizedString',
      validation: (rule) =>
        rule
          .required()
          .error(message('Say what the number counts.', 'Dites ce que compte le nombre.')),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      description: 'Without separators or units; each language writes it its own way.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .error(message('A figure needs its number.', 'Un chiffre doit avoir un nombre.')),
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
              'The end of a range is above its start.',
              'La fin d’une fourchette est supérieure à son début.',
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
              'A claim has a source, or it goes.',
              'Un chiffre annoncé a une source, sinon il disparaît.',
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
