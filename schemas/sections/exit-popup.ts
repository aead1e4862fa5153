import {LeaveIcon} from '@sanity/icons/Leave'
import {defineField, defineType} from 'sanity'

import {headingField, textField} from './fields'

/** A last offer for visitors who are about to leave; shown once a session. */
export const exitPopup = defineType({
  name: 'exitPopup',
  title: 'Exit popup',
  type: 'object',
  icon: LeaveIcon,
  fields: [
    headingField,
    textField,
    defineField({
      name: 'acceptLabel',
      title: 'Button',
      description: 'Leads to the form, filled in for a free trial.',
      type: 'string',
      validation: (rule) => rule.required().error('The button needs a label.'),
    }),
    defineField({
      name: 'declineLabel',
      title: 'Decline',
      description: 'What closes the popup.',
      type: 'string',
      validation: (rule) => rule.required().error('Write what closes the popup.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Exit popup'})},
})
