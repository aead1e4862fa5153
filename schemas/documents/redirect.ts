import {SyncIcon} from '@sanity/icons/Sync'
import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {reachesEverybody} from '../objects/link'
import {ordering} from './ordering'
import {publishedTo, reachableFrom, withinSite} from './redirect-validation'

export const redirect = defineType({
  name: 'redirect',
  title: bilingual('Redirect', 'Redirection'),
  description: bilingual(
    'Sends visitors from one address to another.',
    'Dirige les visiteurs d’une adresse vers une autre.',
  ),
  type: 'document',
  icon: TransferIcon,
  orderings: [
    ordering('old address', 'ancienne adresse', 'from'),
    ordering('new address', 'nouvelle adresse', 'to'),
  ],
  fields: [
    defineField({
      name: 'from',
      title: bilingual('From', 'De'),
      description: bilingual(
        'The old address, starting with a slash: /fr/about. When a published page or article changes address, its redirect is created automatically.',
        'L’ancienne adresse, qui commence par une barre oblique : /fr/about. Quand une page ou un article publiés changent d’adresse, leur redirection est créée automatiquement.',
      ),
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('Enter the old address.', 'Indiquez l’ancienne adresse.')),
        rule.custom(reachableFrom),
      ],
    }),
    defineField({
      name: 'to',
      title: bilingual('To', 'Vers'),
      description: bilingual(
        'The address of a published page or article, starting with a slash: /fr/a-propos. Or the whole address of another site.',
        'L’adresse d’une page ou d’un article publiés, qui commence par une barre oblique : /fr/a-propos. Ou l’adresse complète d’un autre site.',
      ),
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('Enter the new address.', 'Indiquez la nouvelle adresse.')),
        rule.custom(publishedTo),
        rule.custom(withinSite).warning(),
        rule.custom(reachesEverybody).warning(),
      ],
    }),
    defineField({
      name: 'automatic',
      title: bilingual('Created automatically', 'Créée automatiquement'),
      description: bilingual(
        'Created when a page or article moved.',
        'Créée quand une page ou un article a changé d’adresse.',
      ),
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
