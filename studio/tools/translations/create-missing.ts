import type {ObjectSchemaType, SanityClient, SanityDocument, Schema} from 'sanity'

import {createTranslation} from '../../translations/create-translation'
import type {TranslationPair} from './translation-pairs'
import {types} from './use-translation-pairs'

export interface Store {
  client: SanityClient
  schema: Schema
}

/**
 * Creates missing translations as drafts. What pages share comes first, so that new pages refer to its translation. Returns
 * the ids; throws what the Content Lake answers.
 */
export async function createMissing(
  {client, schema}: Store,
  pairs: TranslationPair[],
): Promise<string[]> {
  const missing = pairs
    .filter(({translation}) => !translation)
    .sort((one, other) => types.indexOf(other.source.type) - types.indexOf(one.source.type))
  const ids: string[] = []
  for (const {source, language} of missing) {
    const document = await client.getDocument<SanityDocument>(source.stored.id)
    if (!document) continue
    const type = schema.get(source.type) as ObjectSchemaType
    const {id} = await createTranslation(client, type, document, language)
    ids.push(id)
  }
  return ids
}
