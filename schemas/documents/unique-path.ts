import {getPublishedId, type CustomValidator} from 'sanity'

import {message} from '../bilingual'
import {notPlanned, validationClient} from './validation-client'

const query = /* groq */ `count(*[
  _type == $type && language == $language && path == $path &&
  !(_id in [$published, "drafts." + $published]) && ${notPlanned}
])`

/** Rejects a path used by another page in the same language. */
export const uniquePath: CustomValidator<string | undefined> = async (path, context) => {
  const {document} = context
  if (!path || !document) return true
  const taken = await validationClient(context).client.fetch<number>(query, {
    type: document._type,
    language: document['language'] ?? null,
    path,
    published: getPublishedId(document._id),
  })
  return (
    taken === 0 ||
    message(
      'Another page in this language already has this path.',
      'Une autre page dans cette langue a déjà ce chemin.',
    )
  )
}
