import {useToast} from '@sanity/ui/toast'
import {useEffect, type ComponentType} from 'react'
import {useClient, useDocumentValuePermissions, useTranslation, type LayoutProps} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'
import {failureText} from '../actions/failure-text'
import {actionsWords} from '../actions/words'
import {useLiveQuery} from '../client/use-live-query'
import {keepRedirects} from './keep-redirects'
import {plansFilter, plansQuery, type Plans} from './redirect-state'
import {releasesWords} from './words'

/** Somebody who types a path has stopped for this long. */
const pause = 1000

/** What a redirect of a release looks like to whoever is asked for permission. */
const anyRedirect = {_id: 'versions.any.redirect', _type: 'redirect', automatic: true}

const isConflict = (error: unknown) => Object(error).statusCode === 409

/** Keeps the redirects of all releases in step with their pages and articles while the Studio is open. */
function RedirectKeeper() {
  const client = useClient({apiVersion})
  const {t} = useTranslation(releasesWords.namespace)
  const {t: tFailure} = useTranslation(actionsWords.namespace)
  const {push} = useToast()
  const [permission] = useDocumentValuePermissions({document: anyRedirect, permission: 'create'})
  const {data: plans} = useLiveQuery<Plans>({
    fetch: permission?.granted ? plansQuery : null,
    listen: plansFilter,
  })

  useEffect(() => {
    if (!plans) return undefined
    const report = (error: unknown) => {
      // Somebody else's Studio was first, or the release went on: what is kept then is on its way.
      if (isConflict(error)) return
      push({
        id: 'release-redirects',
        status: 'error',
        closable: true,
        title: t('redirects.failed'),
        description: failureText(error, tFailure),
      })
    }
    const timer = setTimeout(() => void keepRedirects(client, plans).catch(report), pause)
    return () => clearTimeout(timer)
  }, [client, plans, push, t, tFailure])

  return null
}

/** The Studio with its keeper of redirects beside it. */
export const LayoutWithRedirectKeeper: ComponentType<LayoutProps> = (props) => (
  <>
    {props.renderDefault(props)}
    <RedirectKeeper />
  </>
)
