import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useDateTimeFormat, useTranslation} from 'sanity'

import {dashboardPath} from '../../lib/admin/next-path'
import {plainList} from '../ui/styles'
import {pageResultsMessages} from './messages'
import {type PageWeek, usePageResults} from './read-results'
import {lastWeeks} from './weeks'

const chartHeight = 32

function Bars({weeks}: {weeks: Omit<PageWeek, 'page'>[]}) {
  const {t} = useTranslation(pageResultsMessages.namespace)
  const date = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'})
  const most = Math.max(1, ...weeks.map(({views}) => views))
  return (
    <Flex as="ol" gap={1} align="flex-end" style={plainList} aria-label={t('weeks')}>
      {weeks.map(({week, views, entries}) => {
        const text = t('week', {
          day: date.format(new Date(week)),
          views: t('views', {count: views}),
          entries: t('entries', {count: entries}),
        })
        const color = entries > 0 ? 'var(--card-focus-ring-color)' : 'var(--card-icon-color)'
        const height = Math.max(2, Math.round((views / most) * chartHeight))
        return (
          <li key={week} title={text} aria-label={text}>
            <div style={{width: 10, height, background: color}} />
          </li>
        )
      })}
    </Flex>
  )
}

/** Views of a page and requests from it, by week, and where admins read these. */
export function ResultsChart({page}: {page: string}) {
  return <Results page={page} results={usePageResults(page)} />
}

interface Props {
  page: string
  results: Pick<ReturnType<typeof usePageResults>, 'weeks' | 'readAt' | 'error'>
}

/** The results of a page once they are read, or that they could not be. */
export function Results({page, results: {weeks, readAt, error}}: Props) {
  const {t} = useTranslation(pageResultsMessages.namespace)
  if (!readAt && error === undefined) return null
  const shown = readAt ? lastWeeks(weeks ?? [], readAt) : []
  const sum = (name: 'views' | 'entries') => shown.reduce((total, week) => total + week[name], 0)
  return (
    <Card border radius={2} padding={3} data-testid="page-results">
      <Flex gap={4} align="flex-end" justify="space-between" wrap="wrap">
        <Stack gap={3}>
          <Text as="p" size={1} weight="medium">
            {error === undefined
              ? t('sum', {
                  views: t('views', {count: sum('views')}),
                  entries: t('entries', {count: sum('entries')}),
                })
              : t('failed')}
          </Text>
          <Text as="p" size={1} muted>
            <a
              href={`${dashboardPath}?${new URLSearchParams({page})}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('open')}
            </a>
          </Text>
        </Stack>
        {readAt && <Bars weeks={shown} />}
      </Flex>
    </Card>
  )
}
