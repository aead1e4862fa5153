import {getPublishedId, type CustomValidator} from 'sanity'

const query = /* groq */ `count(*[
  _type == $type && language == $language && path == $path && !(_id in [$published, "drafts." + $published])
])`

/** Refuses a path that another page in the same language already has. */
export const uniquePath: CustomValidator<string | undefined> = async (path, context) => {
  const {document} = context
  if (!path || !document) return true
  const client = context.getClient({apiVersion: '2026-03-01'}).withConfig({perspective: 'raw'})
  const taken = await client.fetch<number>(query, {
    type: document._type,
    language: document['language'] ?? null,
    path,
    published: getPublishedId(document._id),
  })
  return taken === 0 || 'Another page in this language already has this path.'
}
