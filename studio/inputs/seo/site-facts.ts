import {useCallback} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {figureKeys} from '../../../lib/sanity/figures'
import {useAnswer} from '../../client/use-answer'
import type {SiteFacts} from './preview'

const query = `{
  "siteName": *[_type == "siteSettings" && _id == "siteSettings"][0].name,
  "figures": *[_type == "figure" && key in $keys]{key, value, upTo, prefix, suffix}
}`

/** The published site name and the published figures that a text names; `failed` while they cannot be read. */
export function useSiteFacts(texts: unknown): SiteFacts & {failed: boolean} {
  const client = useClient({apiVersion})
  const keys = figureKeys(texts).join(' ')
  const read = useCallback(
    () => client.fetch<SiteFacts>(query, {keys: keys.split(' ')}, {perspective: 'published'}),
    [client, keys],
  )
  const {data, error} = useAnswer(read)
  return {siteName: null, figures: [], ...data, failed: error !== undefined}
}
