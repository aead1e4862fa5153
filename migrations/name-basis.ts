import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

/** What the source of a figure says, by what it means. */
const bases = {measured: /measure/i, reported: /report/i, estimated: /estimate/i}

/** Names how each figure about ourselves is known, by its English source. */
export default {
  title: 'Name how each figure about ourselves is known',
  documentTypes: ['figure'],
  migrate: {
    document: ({_id: id, limits, basis, source}: SanityDocument): Mutation[] => {
      const {en} = Object(source) as {en?: unknown}
      const [known] = Object.entries(bases).find(([, said]) => said.test(String(en))) ?? []
      return limits && !basis && known ? [{patch: {id, set: {basis: known}}}] : []
    },
  },
} satisfies Migration
