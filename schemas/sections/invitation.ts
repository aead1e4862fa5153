import {RocketIcon} from '@sanity/icons/Rocket'
import {defineType} from 'sanity'

import {headingField, linksField, textField} from './fields'

/** The next step, in one line. */
export const invitation = defineType({
  name: 'invitation',
  title: 'Invitation',
  type: 'object',
  icon: RocketIcon,
  fields: [headingField, textField, linksField],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Invitation'})},
})
