import type {SanityClient} from '@sanity/client'
import {useEffect, useState} from 'react'
import {useClient, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {findBrokenLinks, type LinkCheck, type BrokenLink} from './find-broken-links'
import {DocumentLink, useKind} from './listed-document'
import {homeMessages} from './messages'
import {Panel, PanelButton, type Row} from './panel'

interface State {
  check?: LinkCheck
  error?: unknown
}

async function follow(client: SanityClient, update: (state: State) => boolean): Promise<void> {
  try {
    for await (const check of findBrokenLinks(client)) if (!update({check})) return
  } catch (error) {
    update({error})
  }
}

/** Checks the site at once, and again on request. */
function useBrokenLinks() {
  const client = useClient({apiVersion})
  const [request, setRequest] = useState({client})
  const [state, setState] = useState<State>({})

  useEffect(() => {
    let isCurrent = true
    void follow(request.client, (latest) => {
      if (isCurrent) setState(latest)
      return isCurrent
    })
    return () => {
      isCurrent = false
    }
  }, [request])

  const again = () => {
    setState({})
    setRequest({client})
  }
  return {...state, again}
}

/** Broken links on the whole site. */
export function BrokenLinks() {
  const {t} = useTranslation(homeMessages.namespace)
  const kindOf = useKind()
  const {check, error, again} = useBrokenLinks()
  const isRunning = check !== undefined && check.done < check.total
  const rowOf = ({document, kind, about, path}: BrokenLink): Row => ({
    key: `${document._id} ${kind} ${path}`,
    link: <DocumentLink document={document} path={path} />,
    facts: [kindOf(document), t(`check.${kind}`, {about})],
  })
  return (
    <Panel
      name="links"
      rows={check?.links.map(rowOf)}
      error={error}
      retry={again}
      progress={isRunning ? t('check.running', {done: check.done, total: check.total}) : undefined}
      footer={check && !isRunning && <PanelButton text={t('check.again')} onClick={again} />}
    />
  )
}
