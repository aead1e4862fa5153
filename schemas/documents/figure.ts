import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'

import {asOfField} from '../objects/as-of'

/** A claimed number. Copy refers to it, so that it is written once and changes everywhere. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      description: 'How copy names it: {{crm-time-saved}}. Small letters, digits and hyphens.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('A figure needs a key.'),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {name: 'key'})
          .error('Use small letters, digits and hyphens.'),
      ],
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      description: 'Shown beside the number where it stands alone.',
      type: 'localizedString',
      validation: (rule) => rule.required().error('Say what the number counts.'),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      description: 'Without separators or units; each language writes it its own way.',
      type: 'number',
      validation: (rule) => rule.required().error('A figure needs its number.'),
    }),
    defineField({
      name: 'upTo',
      title: 'Up to',
      description: 'For a range: 5 to 8.',
      type: 'number',
      validation: (rule) =>
        rule
          .greaterThan(rule.valueOfField('value'))
          .error('The end of a range is above its start.'),
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
      validation: (rule) => rule.required().error('A claim has a source, or it goes.'),
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
