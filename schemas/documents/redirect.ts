import {SyncIcon} from '@sanity/icons/Sync'
import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {publishedTo, reachableFrom} from './redirect-validation'

/** Redirects one path to another. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors from one address to another.',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description:
        'The old address, starting with a slash: /fr/about. When a published page or article changes address, its redirect is created automatically.',
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('Enter the old address.', 'Indiquez l’ancienne adresse.')),
        rule.custom(reachableFrom),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      description:
        'The address of a published page or article, starting with a slash: /fr/a-propos',
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('Enter the new address.', 'Indiquez la nouvelle adresse.')),
        rule.custom(publishedTo),
      ],
    }),
    defineField({
      name: 'automatic',
      title: 'Created automatically',
      description: 'Created when a page or article moved.',
      type: 'boolean',
      readOnly: true,
      hidden: ({value}) => value !== true,
    }),
  ],
  preview: {
    select: {title: 'from', to: 'to', automatic: 'automatic'},
    prepare: ({title, to, automatic}) => ({
      title,
      subtitle: `→ ${to ?? ''}`,
      media: automatic ? SyncIcon : TransferIcon,
    }),
  },
})
