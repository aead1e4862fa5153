import {getPublishedId, type SlugIsUniqueValidator} from 'sanity'

const query = /* groq */ `count(*[
  _type == "article" && !(_id in [$published, "drafts." + $published]) &&
  ((language == $language && slug.current == $slug) ||
    $slug in untranslatedSlugs[language == $language].slug)
])`

/** True when readers of the language find no other article at this slug, translated or not. */
export const isUniqueSlug: SlugIsUniqueValidator = async (slug, {document, getClient}) => {
  if (!document) return true
  const client = getClient({apiVersion: '2026-03-01'}).withConfig({perspective: 'raw'})
  const taken = await client.fetch<number>(query, {
    slug,
    language: document['language'] ?? null,
    published: getPublishedId(document._id),
  })
  return taken === 0
}
