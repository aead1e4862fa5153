import {type CustomValidator, getPublishedId} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {message} from '../bilingual'
import {notPlanned, validationClient} from './validation-client'

const takenQuery = /* groq */ `count(*[
  _type == "figure" && key == $key && !(_id in [$published, "drafts." + $published]) && ${notPlanned}
])`

/** Rejects a key that another figure has: texts would show either of them. */
export const uniqueKey: CustomValidator<string | undefined> = async (key, context) => {
  if (!key) return true
  const published = getPublishedId(context.document?._id ?? '')
  const taken = await validationClient(context).client.fetch<number>(takenQuery, {key, published})
  return (
    taken === 0 ||
    message('Another figure already has this key.', 'Un autre chiffre a déjà cette clé.')
  )
}

/** Rejects a change of a published key: texts that name the figure would show a dash. */
export const keptKey: CustomValidator<string | undefined> = async (key, {document, getClient}) => {
  const stored = await getClient({apiVersion})
    .withConfig({perspective: 'published'})
    .fetch<string | null>('*[_id == $id][0].key', {id: getPublishedId(document?._id ?? '')})
  return (
    stored === null ||
    stored === key ||
    message(
      `Texts name this figure as {{${stored}}}: its key stays as published.`,
      `Des textes citent ce chiffre avec {{${stored}}} : sa clé publiée ne change plus.`,
    )
  )
}
