import {SyncIcon} from '@sanity/icons/Sync'
import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {publishedTo, reachableFrom} from './redirect-validation'

/** Redirects one path to another. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Sends visitors of one address to another.',
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
        rule
          .required()
          .error(
            message(
              'Write the address that visitors come from.',
              'Écrivez l’adresse d’où viennent les visiteurs.',
            ),
          ),
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
        rule
          .required()
          .error(
            message(
              'Write the address that visitors are sent to.',
              'Écrivez l’adresse vers laquelle les visiteurs sont dirigés.',
            ),
          ),
        rule.custom(publishedTo),
      ],
    }),
    defineField({
      name: 'automatic',
      title: 'Written automatically',
      description:
        'A page or article moved, and publishing it wrote this redirect. Editors may change only such redirects, by moving a page or article again.',
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
