import {useEffect, useMemo, useState} from 'react'
import {useDocumentStore} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {keepAsking} from '../../client/keep-asking'
import {useFigures} from '../../figures/known-figures'
import {type Claim, claimsOf} from './claims'
import {type Site, siteOf} from './pages'
import {type ContentDocument, usesByKey} from './usage'

/** Whatever may name a figure, and what says where it is read: everything at once, because no query finds tokens in texts. */
const filter = `*[_type in ["page", "article", "comparisonTable", "faq", "featureCard", "siteSettings", "translation.metadata"]]`

/** How long changes of documents are gathered before they are all read again, in milliseconds. */
const patience = 5000

type Documents = {status: 'loading' | 'failed' | 'ready'; documents: ContentDocument[]}

function useDocuments(): Documents {
  const store = useDocumentStore()
  const [state, setState] = useState<Documents>({status: 'loading', documents: []})
  useEffect(() => {
    const options = {
      apiVersion,
      perspective: 'raw',
      throttleTime: patience,
      tag: 'figures',
    } as const
    const subscription = store
      .listenQuery({fetch: filter, listen: filter}, {}, options)
      .pipe(keepAsking(() => setState(({documents}) => ({status: 'failed', documents}))))
      .subscribe((documents: ContentDocument[]) => setState({status: 'ready', documents}))
    return () => subscription.unsubscribe()
  }, [store])
  return state
}

/** The figures with where they are used, as they are now. */
export interface Claims {
  status: 'loading' | 'failed' | 'ready'
  /** Whether `uses` of the claims are known already. */
  isCounted: boolean
  claims: Claim[]
  site: Site
}

/** Every figure with its uses, and the pages that show them. */
export function useClaims(): Claims {
  const {status, figures} = useFigures()
  const {status: read, documents} = useDocuments()
  const site = useMemo(() => siteOf(documents), [documents])
  const uses = useMemo(
    () => usesByKey(documents, new Map(figures.map(({id, key}) => [id, key]))),
    [documents, figures],
  )
  const claims = useMemo(() => claimsOf(figures, uses), [figures, uses])
  return {
    status: read === 'failed' ? 'failed' : status,
    isCounted: read === 'ready',
    claims,
    site,
  }
}
