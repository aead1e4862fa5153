import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from 'sanity'

import {publishedTo, reachableFrom} from './redirect-validation'

/** Sends visitors of one address to another. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description:
        'The old address, beginning with a slash: /fr/about. When a published page or article gets another address, its redirect is written by itself.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the address that visitors come from.'),
        rule.custom(reachableFrom),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      description:
        'The address of a published page or article, beginning with a slash: /fr/a-propos',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the address that visitors are sent to.'),
        rule.custom(publishedTo),
      ],
    }),
  ],
  preview: {select: {title: 'from', subtitle: 'to'}},
})
