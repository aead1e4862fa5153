import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {figureKeys} from '../../../lib/sanity/figures'
import type {FigureContent} from '../../../lib/sanity/types'
import type {SiteFacts} from './preview'

const query = `{
  "siteName": *[_type == "siteSettings" && _id == "siteSettings"][0].name,
  "figures": *[_type == "figure" && key in $keys]{key, value, upTo, prefix, suffix}
}`

const unknown = {siteName: null, figures: [], failed: false}

/** The published site name and the published figures that a text names; `failed` while they cannot be read. */
export function useSiteFacts(texts: unknown): SiteFacts & {failed: boolean} {
  const client = useClient({apiVersion})
  const [facts, setFacts] = useState<SiteFacts & {failed: boolean}>(unknown)
  const keys = figureKeys(texts).join(' ')

  useEffect(() => {
    let isCurrent = true
    const parameters = {keys: keys.split(' ')}
    client
      .fetch<{siteName: string | null; figures: FigureContent[]}>(query, parameters, {
        perspective: 'published',
      })
      .then((found) => isCurrent && setFacts({...found, failed: false}))
      .catch(() => isCurrent && setFacts({...unknown, failed: true}))
    return () => {
      isCurrent = false
    }
  }, [client, keys])

  return facts
}
