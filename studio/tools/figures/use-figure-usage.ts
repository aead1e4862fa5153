import {useEffect, useMemo, useState} from 'react'
import {useDocumentStore} from 'sanity'

import {apiVersion} from '../../../lib/platform/sanity/api-version'
import {embeddedTypes} from '../../../schemas/documents'
import {retryForever} from '../../client/retry-forever'
import {useFigures} from '../../figures/known-figures'
import {type FigureUsage, figureUsagesOf} from './figure-usage'
import {type ContentDocument, usesByKey} from './find-uses'
import {type Site, siteOf} from './pages'

/** All documents that may use figures or link pages. GROQ cannot search tokens in texts of any depth. */
const filter = `*[_type in ${JSON.stringify(['page', 'article', 'siteSettings', 'translation.metadata', ...embeddedTypes])}]`

/** Least time between two reads of all documents, in milliseconds. */
const throttleTime = 5000

type Documents = {status: 'loading' | 'failed' | 'ready'; documents: ContentDocument[]}

function useDocuments(): Documents {
  const store = useDocumentStore()
  const [state, setState] = useState<Documents>({status: 'loading', documents: []})
  useEffect(() => {
    const options = {
      apiVersion,
      perspective: 'raw',
      throttleTime,
      tag: 'figures',
    } as const
    const subscription = store
      .listenQuery({fetch: filter, listen: filter}, {}, options)
      .pipe(retryForever(() => setState(({documents}) => ({status: 'failed', documents}))))
      .subscribe((documents: ContentDocument[]) => setState({status: 'ready', documents}))
    return () => subscription.unsubscribe()
  }, [store])
  return state
}

export interface FigureUsages {
  status: 'loading' | 'failed' | 'ready'
  isCounted: boolean
  usages: FigureUsage[]
  site: Site
}

/** Every figure with its uses and the pages that show them, kept up to date. */
export function useFigureUsages(): FigureUsages {
  const {status, figures} = useFigures()
  const {status: read, documents} = useDocuments()
  const site = useMemo(() => siteOf(documents), [documents])
  const uses = useMemo(
    () => usesByKey(documents, new Map(figures.map(({id, key}) => [id, key]))),
    [documents, figures],
  )
  const usages = useMemo(() => figureUsagesOf(figures, uses), [figures, uses])
  return {
    status: read === 'failed' ? 'failed' : status,
    isCounted: read === 'ready',
    usages,
    site,
  }
}
