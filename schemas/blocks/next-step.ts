import {RocketIcon} from '@sanity/icons/Rocket'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {linkItem} from '../objects/link'
import {textField} from '../sections/fields'
import {worded} from '../worded'

/** A call to action within a text. */
export const nextStep = defineType({
  name: 'nextStep',
  title: 'Next step',
  description: 'A call to action inside a text.',
  type: 'object',
  icon: RocketIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'One idea, in the reader’s words.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .max(90)
          .error(
            message('A heading of up to 90 characters.', 'Un titre de 90 caractères au plus.'),
          ),
    }),
    textField,
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'The first is the main one.',
      type: 'array',
      of: [linkItem],
      validation: (rule) =>
        rule.required().min(1).max(2).error(message('One or two buttons.', 'Un ou deux boutons.')),
    }),
  ],
  preview: {
    select: {title: 'heading'},
    prepare: worded({kind: 'Next step'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
