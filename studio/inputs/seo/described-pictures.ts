import {isLocale} from '../../../lib/i18n/locales'
import {isJsonObject} from '../../../lib/server/json'
import {useLiveQuery} from '../../client/use-live-query'
import {referredIds} from '../../translations/translation-plan'

/** The ids of a document's pictures that the media library describes in its language. */
export function useDescribedPictures(document: unknown): Set<string> {
  const language = isJsonObject(document) ? document['language'] : undefined
  const ids = referredIds(document).filter((id) => id.startsWith('image-'))
  const isAsked = isLocale(language) && ids.length > 0
  const {data} = useLiveQuery<string[]>({
    fetch: isAsked ? `*[_id in $ids && defined(altText.${language})]._id` : null,
    listen: '*[_id in $ids]',
    params: {ids},
  })
  return new Set(data)
}
