import type {InsertMenuOptions} from 'sanity'

import {thumbnailHref} from '../../lib/urls/paths'
import {bilingual} from '../bilingual'
import {sectionGroups} from './index'

/** Insert menu with groups and thumbnails. A reference inserts a shared section. */
export const insertMenu: InsertMenuOptions = {
  groups: [
    ...sectionGroups.map(({name, title, types}) => ({
      name,
      title,
      of: types.map((type) => type.name),
    })),
    {name: 'shared', title: bilingual('Shared', 'Partagées'), of: ['reference']},
  ],
  views: [
    {
      name: 'grid',
      previewImageUrl: (type) => (type === 'reference' ? undefined : thumbnailHref(type)),
    },
    {name: 'list'},
  ],
}
