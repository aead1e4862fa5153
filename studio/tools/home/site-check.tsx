import type {SanityClient} from '@sanity/client'
import {Button, Flex} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useClient, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {checkSite, type SiteCheck, type SiteFinding} from './check-site'
import {DocumentLink, Entry, useKind} from './entry'
import {Panel} from './panel'
import {homeWords} from './words'

interface State {
  check?: SiteCheck
  error?: unknown
}

async function follow(client: SanityClient, tell: (state: State) => boolean): Promise<void> {
  try {
    for await (const check of checkSite(client)) if (!tell({check})) return
  } catch (error) {
    tell({error})
  }
}

/** Checks the site once, and again at each `again`. */
function useSiteCheck() {
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

function FindingEntry({finding: {document, kind, about, path}}: {finding: SiteFinding}) {
  const {t} = useTranslation(homeWords.namespace)
  const kindOf = useKind()
  return (
    <Entry
      link={<DocumentLink document={document} path={path} />}
      facts={[kindOf(document), t(`check.${kind}`, {about})]}
    />
  )
}

/** Broken links and pictures without a description on the whole site. */
export function SiteChecks() {
  const {t} = useTranslation(homeWords.namespace)
  const {check, error, again} = useSiteCheck()
  const isRunning = check !== undefined && check.done < check.total
  const shared = {
    error,
    retry: again,
    progress: isRunning ? t('check.running', {done: check.done, total: check.total}) : undefined,
    keyOf: ({document, kind, path}: SiteFinding) => `${document._id} ${kind} ${path}`,
    children: (finding: SiteFinding) => <FindingEntry finding={finding} />,
    footer: check && !isRunning && (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={2} text={t('check.again')} onClick={again} />
      </Flex>
    ),
  }
  return (
    <>
      <Panel word="links" rows={check?.findings.filter(({kind}) => kind !== 'alt')} {...shared} />
      <Panel word="alt" rows={check?.findings.filter(({kind}) => kind === 'alt')} {...shared} />
    </>
  )
}
