import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

import {moved} from './split-settings.ts'

/** Removes from Settings what `split-settings` has copied, once no build reads it there. */
export default {
  title: 'Remove from Settings what was copied out of it',
  documentTypes: ['siteSettings'],
  migrate: {
    document: (settings: SanityDocument): Mutation[] => {
      const unset = moved.filter((name) => name in settings)
      return unset.length > 0 ? [{patch: {id: settings._id, unset}}] : []
    },
  },
} satisfies Migration
