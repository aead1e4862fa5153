import {useEffect, useState} from 'react'
import {useClient} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {figureKeys} from '../../../lib/content/figures/insert'
import type {FigureContent} from '../../../lib/content/types'
import type {SiteFacts} from './preview'

const query = `{
  "siteName": *[_type == "siteSettings" && _id == "siteSettings"][0].name,
  "figures": *[_type == "figure" && key in $keys]{key, value, upTo, prefix, suffix}
}`

const unknown: SiteFacts = {siteName: null, figures: []}

/** The published site name and the published figures that a text names. */
export function useSiteFacts(texts: unknown): SiteFacts {
  const client = useClient({apiVersion})
  const [facts, setFacts] = useState(unknown)
  const keys = figureKeys(texts).join(' ')

  useEffect(() => {
    let isCurrent = true
    const parameters = {keys: keys.split(' ')}
    client
      .fetch<{siteName: string | null; figures: FigureContent[]}>(query, parameters, {
        perspective: 'published',
      })
      .then((found) => isCurrent && setFacts(found))
      // The previews then show the text without figures.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [client, keys])

  return facts
}
