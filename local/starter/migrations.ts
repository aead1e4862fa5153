import type {SanityClient, SanityDocument} from '@sanity/client'

import mergeSections from '../../migrations/merge-sections.ts'
import moveDemo from '../../migrations/move-demo.ts'
import nameBasis from '../../migrations/name-basis.ts'
import removeReplies from '../../migrations/remove-replies.ts'
import separateAnswers from '../../migrations/separate-answers.ts'

/** In this order. Hosted datasets take them one by one: docs/deploy.md. */
const migrations = [mergeSections, removeReplies, separateAnswers, nameBasis, moveDemo]

/**
 * Brings content that an older version wrote to the current schema; a document that cannot be brought there is named, and
 * stays. The client reads drafts and writes all.
 */
export async function migrateDataset(client: SanityClient): Promise<void> {
  for (const {title, documentTypes, migrate} of migrations) {
    const documents = await client.fetch<SanityDocument[]>('*[_type in $documentTypes]', {
      documentTypes,
    })
    for (const document of documents) {
      try {
        const mutations = migrate.document(document)
        if (mutations.length > 0) await client.mutate(mutations)
      } catch (error) {
        console.warn(`${title}: the document ${document._id} stays as it is. ${String(error)}`)
      }
    }
  }
}
