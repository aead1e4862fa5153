import type {ObjectSchemaType, SanityClient, SanityDocument, Schema} from 'sanity'

import {translatedDocuments} from '../../../schemas/documents'
import {createTranslation} from '../../translations/create-translation'
import type {TranslationPair} from './translation-pairs'

export interface Store {
  client: SanityClient
  schema: Schema
}

const types: string[] = translatedDocuments.map(({name}) => name)

/**
 * Creates missing translations as drafts, first of what pages share, so that they refer to it. Returns the ids; throws what
 * the Content Lake answers.
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
