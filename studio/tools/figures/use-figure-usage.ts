import {useMemo} from 'react'

import {embeddedTypes, frameTypes} from '../../../schemas/documents'
import {useLiveQuery} from '../../client/use-live-query'
import {useFigures} from '../../figures/known-figures'
import {type FigureUsage, figureUsagesOf} from './figure-usage'
import {type ContentDocument, usesByKey} from './find-uses'
import {type Site, siteOf} from './pages'

const types = ['page', 'article', 'translation.metadata', ...frameTypes, ...embeddedTypes]

/** All documents that may use figures or link pages. GROQ cannot search tokens in texts of any depth. */
const filter = `*[_type in ${JSON.stringify(types)}]`

/** Least time between two reads of all documents, in milliseconds. */
const throttleTime = 5000

const noDocuments: ContentDocument[] = []

export interface FigureUsages {
  status: 'loading' | 'failed' | 'ready'
  isCounted: boolean
  usages: FigureUsage[]
  site: Site
}

/** Every figure with its uses and the pages that show them, kept up to date. */
export function useFigureUsages(): FigureUsages {
  const {status, figures} = useFigures()
  const {data, error} = useLiveQuery<ContentDocument[]>({
    fetch: filter,
    listen: filter,
    throttleTime,
  })
  const documents = data ?? noDocuments
  const site = useMemo(() => siteOf(documents), [documents])
  const uses = useMemo(
    () => usesByKey(documents, new Map(figures.map(({id, key}) => [id, key]))),
    [documents, figures],
  )
  const usages = useMemo(() => figureUsagesOf(figures, uses), [figures, uses])
  return {
    status: error === undefined ? status : 'failed',
    isCounted: data !== undefined,
    usages,
    site,
  }
}
