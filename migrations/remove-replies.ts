import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

const removed = ['demoReply', 'waitlistReply']

/** Removes from Settings the templates of replies, which nothing reads any more. */
export default {
  title: 'Remove the templates of replies from Settings',
  documentTypes: ['siteSettings'],
  migrate: {
    document: (settings: SanityDocument): Mutation[] => {
      const unset = removed.filter((name) => name in settings)
      return unset.length > 0 ? [{patch: {id: settings._id, unset}}] : []
    },
  },
} satisfies Migration
