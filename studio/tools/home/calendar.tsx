import {ChevronLeftIcon} from '@sanity/icons/ChevronLeft'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {PackageIcon} from '@sanity/icons/Package'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useState, type CSSProperties, type ReactNode} from 'react'
import {useCurrentLocale, useDateTimeFormat, useTranslation} from 'sanity'

import {useLiveQuery} from '../../client/use-live-query'
import {bleedButton} from '../../ui/styles'
import {DocumentLink, listedFields, type ListedDocument} from './listed-document'
import {homeMessages} from './messages'
import {dayOf, shiftMonth, weeksOf} from './month'
import {Section} from './panel'
import {ReleaseLink, type Release} from './releases'

interface Article extends ListedDocument {
  day: string
}

/** What a day of the calendar shows. */
interface Event {
  key: string
  day: string
  kind: 'article' | 'release'
  link: ReactNode
}

/** Articles of a month: the draft of each, or the published one. */
const articlesQuery = /* groq */ `*[
  _type == "article" && string::startsWith(publishedAt, $month) &&
  !(_id in path("versions.**")) && count(*[_id == "drafts." + ^._id]) == 0
] | order(title){${listedFields}, "day": publishedAt}`

/** An article on its day of publication. */
export const articleEvent = (article: Article): Event => ({
  key: article._id,
  day: article.day,
  kind: 'article',
  link: <DocumentLink document={article} />,
})

/** The releases with a date, each on its day. */
export function releaseEvents(releases: Release[]): Event[] {
  return releases.flatMap((release) =>
    release.at
      ? {
          key: release.name,
          day: dayOf(new Date(release.at)),
          kind: 'release' as const,
          link: <ReleaseLink release={release} />,
        }
      : [],
  )
}

const icons = {article: DocumentTextIcon, release: PackageIcon}

function EventItem({event: {kind, link}}: {event: Event}) {
  const {t} = useTranslation(homeMessages.namespace)
  const Icon = icons[kind]
  return (
    <Flex as="li" gap={2} style={{listStyle: 'none'}}>
      <Text size={0} muted title={t(`calendar.${kind}`)}>
        <Icon />
      </Text>
      <Box flex={1} style={{minWidth: 0}}>
        <Text size={0} textOverflow="ellipsis">
          {link}
        </Text>
      </Box>
    </Flex>
  )
}

/** Boxes of Sanity UI are blocks by default. */
const heading: CSSProperties = {display: 'table-cell'}

const cell: CSSProperties = {
  ...heading,
  verticalAlign: 'top',
  height: '5.5em',
  width: '14%',
  maxWidth: 0,
}

function Day({day, isToday, events}: {day: string; isToday: boolean; events: Event[]}) {
  return (
    <Card
      as="td"
      border
      padding={2}
      tone={isToday ? 'primary' : 'default'}
      style={cell}
      {...(isToday && {'aria-current': 'date'})}
    >
      <Stack gap={3}>
        <Text size={0} muted weight={isToday ? 'bold' : 'regular'}>
          <time dateTime={day}>{Number(day.slice(-2))}</time>
        </Text>
        {events.length > 0 && (
          <Stack as="ul" gap={2} style={{margin: 0, padding: 0}}>
            {events.map((event) => (
              <EventItem key={event.key} event={event} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function Weekdays({firstDay}: {firstDay: number}) {
  const short = useDateTimeFormat({weekday: 'short', timeZone: 'UTC'})
  const long = useDateTimeFormat({weekday: 'long', timeZone: 'UTC'})
  // 1 January 2024 was a Monday.
  const days = Array.from({length: 7}, (_, index) => new Date(Date.UTC(2024, 0, firstDay + index)))
  return (
    <tr>
      {days.map((day) => (
        <Box
          key={day.getTime()}
          as="th"
          padding={2}
          scope="col"
          abbr={long.format(day)}
          style={heading}
        >
          <Text size={0} muted>
            {short.format(day)}
          </Text>
        </Box>
      ))}
    </tr>
  )
}

interface MonthProps {
  month: string
  today: string
  events: Event[]
  label: string
}

/** A month as a table of weeks, with the events of each day. */
export function Month({month, today, events, label}: MonthProps) {
  const {firstDay} = useCurrentLocale().weekInfo
  return (
    <Box overflow="auto">
      <table aria-label={label} style={{width: '100%', minWidth: 640, borderCollapse: 'collapse'}}>
        <thead>
          <Weekdays firstDay={firstDay} />
        </thead>
        <tbody>
          {weeksOf(month, firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                day.startsWith(month) ? (
                  <Day
                    key={day}
                    day={day}
                    isToday={day === today}
                    events={events.filter((event) => event.day === day)}
                  />
                ) : (
                  <Card key={day} as="td" border tone="transparent" style={cell} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** A month with the articles and releases that have a date in it. */
export function Calendar({releases}: {releases: Release[]}) {
  const {t} = useTranslation(homeMessages.namespace)
  const [today] = useState(() => dayOf(new Date()))
  const thisMonth = today.slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const {data, error, retry} = useLiveQuery<Article[]>({
    fetch: articlesQuery,
    listen: '*[_type == "article"]',
    params: {month},
  })
  const label = useDateTimeFormat({month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  const events = [...releaseEvents(releases), ...(data ?? []).map(articleEvent)]
  return (
    <Section
      title={t('calendar')}
      error={error}
      retry={retry}
      aside={
        <>
          <Box flex={1}>
            <Text size={1} muted aria-live="polite">
              {label}
            </Text>
          </Box>
          {month !== thisMonth && (
            <Button
              {...bleedButton}
              text={t('calendar.today')}
              onClick={() => setMonth(thisMonth)}
            />
          )}
          <Button
            {...bleedButton}
            icon={ChevronLeftIcon}
            aria-label={t('calendar.previous')}
            onClick={() => setMonth(shiftMonth(month, -1))}
          />
          <Button
            {...bleedButton}
            icon={ChevronRightIcon}
            aria-label={t('calendar.next')}
            onClick={() => setMonth(shiftMonth(month, 1))}
          />
        </>
      }
    >
      <Month month={month} today={today} events={events} label={label} />
    </Section>
  )
}
