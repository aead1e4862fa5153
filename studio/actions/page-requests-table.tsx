import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useClient, useDateTimeFormat, useTranslation, type SanityClient} from 'sanity'
import {z} from 'zod'

import {dashboardPath} from '../../lib/admin/next-path'
import {apiVersion} from '../../lib/platform/sanity/api-version'
import {pageEntriesEndpoint} from '../../lib/routing/endpoints'
import {Waiting} from '../ui/waiting'
import {actionsMessages} from './messages'

const counted = z.object({weeks: z.array(z.object({week: z.string(), entries: z.number()}))})
type Weeks = z.output<typeof counted>['weeks']

/** The number of requests by week. A secret in the dataset, as of a preview, shows the site that the Studio asks. */
async function readWeeks(client: SanityClient, query: URLSearchParams): Promise<Weeks> {
  const {secret} = await createPreviewSecret(client, 'page-requests', location.origin)
  const headers = {authorization: `Bearer ${secret}`}
  const response = await fetch(`${pageEntriesEndpoint}?${query}`, {headers})
  return counted.parse(await response.json()).weeks
}

/** Requests from a page by week, latest first, and where admins read them. */
export function PageRequestsTable({page}: {page: string}) {
  const {t} = useTranslation(actionsMessages.namespace)
  const client = useClient({apiVersion})
  const date = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'})
  const [weeks, setWeeks] = useState<Weeks | 'failed' | null>(null)
  const query = new URLSearchParams({page})
  useEffect(() => {
    readWeeks(client, new URLSearchParams({page})).then(setWeeks, () => setWeeks('failed'))
  }, [client, page])

  if (weeks === null) return <Waiting text={t('requests.counting')} />
  if (weeks === 'failed')
    return (
      <Text as="p" size={1}>
        {t('requests.failed')}
      </Text>
    )
  return (
    <Stack gap={4} data-testid="page-requests">
      <Text as="p" size={1} weight="medium">
        {t('requests.total', {count: weeks.reduce((sum, {entries}) => sum + entries, 0)})}
      </Text>
      {weeks.toReversed().map(({week, entries}) => (
        <Text key={week} as="p" size={1}>
          {t('requests.week', {day: date.format(new Date(week)), count: entries})}
        </Text>
      ))}
      <Text as="p" size={1} muted>
        <a href={`${dashboardPath}?${query}`} target="_blank" rel="noreferrer">
          {t('requests.open')}
        </a>
      </Text>
    </Stack>
  )
}
