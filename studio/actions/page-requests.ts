import {UsersIcon} from '@sanity/icons/Users'
import {useEffect, useState} from 'react'
import {useTranslation, type DocumentActionComponent} from 'sanity'
import {z} from 'zod'

import {dashboardPath, requestCountPath} from '../../lib/admin/next-path'
import {isLocale} from '../../lib/i18n/locales'
import {hrefOf, type EditedDocument} from '../inputs/seo/preview'
import {actionsMessages} from './messages'

/** The dashboard's filter for the requests from a page or article; null for one without an address. */
export function requestsFilter(document: EditedDocument): string | null {
  const {language} = document
  const page = isLocale(language) && hrefOf(document, language)
  return page ? new URLSearchParams({page}).toString() : null
}

const countResponse = z.object({count: z.number().nullable()})

async function countRequests(filter: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(`${requestCountPath}?${filter}`, {signal})
  return countResponse.parse(await response.json()).count
}

/** The number of requests; null until it is known, and for users who are not signed in to the dashboard. */
function useRequestCount(filter: string | null): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!filter) return undefined
    const controller = new AbortController()
    countRequests(filter, controller.signal).then(setCount, () => setCount(null))
    return () => controller.abort()
  }, [filter])
  return count
}

/** Opens the dashboard with the requests from a published page. The dashboard has its own sign-in. */
export const pageRequests: DocumentActionComponent = ({published}) => {
  const {t} = useTranslation(actionsMessages.namespace)
  const filter = published && requestsFilter(published)
  const number = useRequestCount(filter)
  if (!filter) return null
  return {
    label: number === null ? t('requests') : t('requests.counted', {number}),
    icon: UsersIcon,
    onHandle: () => window.open(`${dashboardPath}?${filter}`, '_blank', 'noopener'),
  }
}
