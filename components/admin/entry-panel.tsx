import {Fragment, type ReactNode} from 'react'

import {Badge} from '@/components/ui/badge/badge'
import {Button, ButtonLink} from '@/components/ui/button/button'
import {columnTitles, entryColumns, furtherRequests, type EntryColumn} from '@/lib/admin/columns'
import type {Delivery} from '@/lib/admin/dashboard'
import {
  neighborsOf,
  type Admin,
  type Entry,
  type EntryPage,
  type FoundEntry,
  type ReadEntry,
} from '@/lib/admin/entries'
import {dashboardHref, printQuery, type DashboardQuery} from '@/lib/admin/filters'
import type {UnsavedNote} from '@/lib/admin/flash-message'
import {entryDownloadPath} from '@/lib/admin/paths'
import {isLocale, languages} from '@/lib/i18n/locales'
import {leadFields} from '@/lib/leads/fields'

import {EmailLink, emailHref} from './email-link'
import {rowId} from './entries-table'
import {EntryWork, type WorkAction} from './entry-work'
import {Panel} from './panel'
import {missing, utcDay} from './times'
import {Timestamp} from './timestamp'
import {counted, sourceName, sourceNames} from './words'

/** A single phone number, with separators. */
const phoneNumber = /^[\s(]*\+?(?:[\s().\p{Pd}]*\d){3,15}[\s().]*$/u

/** The link that dials a phone number; null for two numbers, extensions and other texts. */
function phoneHref(typed: string | null): string | null {
  // Abroad, the zero of “+33 (0)1” is not dialed.
  const phone = typed?.replace(/^(\s*\+.*?)\(0\)/, '$1') ?? ''
  return phoneNumber.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/g, '')}` : null
}

function PhoneLink({phone}: {phone: string}) {
  const href = phoneHref(phone)
  return href ? <a href={href}>{phone}</a> : phone
}

/** The version of the consent text: the day it was published, and the start of its hash. */
function ConsentVersion({version}: {version: string}) {
  const [day = '', hash = ''] = version.split(' ')
  return (
    <>
      {utcDay(day)} <code title={hash}>{hash.slice(0, 12)}</code>
    </>
  )
}

/** Columns that the panel shows otherwise than as their text. */
const shownAs: Partial<Record<EntryColumn, (entry: Entry) => ReactNode>> = {
  email: ({email}) => <EmailLink email={email} />,
  phone: ({phone}) => phone && <PhoneLink phone={phone} />,
  source: ({source}) => sourceName(source),
  language: ({language}) => (isLocale(language) ? languages[language].name : language),
  created_at: ({created_at: submitted}) => <Timestamp at={submitted} />,
  consent_version: ({consent_version: version}) => version && <ConsentVersion version={version} />,
}

const panelTitles = {...columnTitles, created_at: 'Submitted', utm_campaign: 'Campaign'}

const who = leadFields.filter((field) => field !== 'name' && field !== 'message')
const whence = entryColumns.filter(
  (column) => column !== 'status' && !leadFields.some((field) => field === column),
)

function Details({entry, columns}: {entry: Entry; columns: EntryColumn[]}) {
  return (
    <dl>
      {columns.map((column) => (
        <Fragment key={column}>
          <dt>{panelTitles[column]}</dt>
          <dd>{(shownAs[column]?.(entry) ?? entry[column]) || missing}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The answer that the source asks for: a call about a demo, else an email. */
function NextStep({entry: {source, phone, email, suspected}}: {entry: Entry}) {
  if (suspected) return null
  const call = source === 'demo' ? phoneHref(phone) : null
  return (
    <ButtonLink variant="secondary" size="small" href={call ?? emailHref(email)}>
      {call ? 'Call' : 'Reply by email'}
    </ButtonLink>
  )
}

function FurtherRequests({entry}: {entry: Entry}) {
  const requests = furtherRequests(entry)
  if (requests.length === 0) return null
  return (
    <>
      <h3>Asked again</h3>
      <p>Anybody can type this email address, so the entry itself stays as it was.</p>
      {requests.map((request) => {
        const columns = [...who, ...whence].filter(
          (column) => request[column] && column !== 'email',
        )
        return (
          <Fragment key={request.created_at}>
            <h4>
              {request.name} {request.suspected && <Badge>{sourceNames.suspected}</Badge>}
            </h4>
            {request.message && <p className="message">{request.message}</p>}
            <Details entry={{...entry, ...request}} columns={columns} />
          </Fragment>
        )
      })}
    </>
  )
}

function deliveryState({status, answer, attempts}: Delivery): string {
  const tried = counted(attempts, 'try', 'tries')
  const failed = `${answer === null ? 'no answer' : `answered ${answer}`}, ${tried}`
  if (status === 'sent') return 'Sent'
  if (status === 'refused')
    return attempts === 0 ? 'Given up: the webhook is gone' : `Given up: ${failed}`
  return attempts === 0 ? 'Waiting' : `Waiting: ${failed}`
}

/** The state of the entry's deliveries to webhooks. */
function Deliveries({deliveries}: {deliveries: Delivery[]}) {
  if (deliveries.length === 0) return null
  return (
    <>
      <h3>Deliveries</h3>
      <dl>
        {deliveries.map((delivery) => (
          <Fragment key={delivery.id}>
            <dt>{delivery.endpoint ?? 'All webhooks'}</dt>
            <dd>
              {deliveryState(delivery)}
              {', '}
              <Timestamp at={delivery.sent_at ?? delivery.created_at} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

interface ContentProps {
  entry: ReadEntry
  query: DashboardQuery
  closeHref: string
  erase: WorkAction
  work: WorkAction
  admins: Admin[]
  deliveries: Delivery[]
  /** A note that could not be saved, of this or another entry. */
  unsaved: UnsavedNote | undefined
}

function EraseQuestion({
  entry,
  query,
  closeHref,
  erase,
}: Pick<ContentProps, 'entry' | 'query' | 'closeHref' | 'erase'>) {
  return (
    <form action={erase}>
      <p>
        {`This permanently deletes the entry from ${entry.name} (${entry.email}). The audit log records who erased it and when, and none of its content.`}
      </p>
      <input type="hidden" name="entry" value={entry.id} />
      <input type="hidden" name="list" value={printQuery({...query, entry: null, notice: null})} />
      <div className="do">
        <Button variant="secondary" size="small">
          Erase for good
        </Button>
        <ButtonLink size="small" href={closeHref}>
          Keep it
        </ButtonLink>
      </div>
    </form>
  )
}

function Opened(props: ContentProps) {
  const {entry, query} = props
  if (query.erasing) return <EraseQuestion {...props} />
  return (
    <>
      {entry.suspected && (
        <p>
          <Badge>{sourceNames.suspected}</Badge>
        </p>
      )}
      <p className="message">{entry.message || 'No message.'}</p>
      <Details entry={entry} columns={who} />
      <div className="do">
        <NextStep entry={entry} />
      </div>
      <EntryWork {...props} />
      <Details entry={entry} columns={whence.filter((column) => entry[column])} />
      <FurtherRequests entry={entry} />
      <Deliveries deliveries={props.deliveries} />
      <p>{`Erased on ${utcDay(entry.erased_on)} at the latest.`}</p>
      <div className="do">
        <ButtonLink size="small" href={dashboardHref(query, {erasing: true})}>
          Erase this entry
        </ButtonLink>
        <ButtonLink size="small" href={`${entryDownloadPath}?id=${entry.id}`}>
          Download as JSON
        </ButtonLink>
      </div>
    </>
  )
}

/** Links to the entries before and after this one, or to the page that has them. */
function Neighbors({
  entry,
  query,
  page,
}: {
  entry: ReadEntry
  query: DashboardQuery
  page: EntryPage
}) {
  const {previous, next} = neighborsOf(entry, page, query.sorting)
  const beyond = (cursor: EntryPage['next']) =>
    cursor && dashboardHref(query, {cursor, entry: null})
  const open = (id: string) => `${dashboardHref(query, {entry: id})}#${rowId(id)}`
  const hrefs = {
    prev: previous ? open(previous) : beyond(page.previous),
    next: next ? open(next) : beyond(page.next),
  }
  return (
    <nav aria-label="Entries">
      {hrefs.prev && (
        <a rel="prev" href={hrefs.prev}>
          Previous
        </a>
      )}
      {hrefs.next && (
        <a rel="next" href={hrefs.next}>
          Next
        </a>
      )}
    </nav>
  )
}

const notShown = {
  gone: {
    title: 'Entry not found',
    text: 'It was erased, or the address is wrong.',
  },
  failed: {
    title: 'Unable to load data',
    text: 'Please refresh the page or contact support if the problem persists.',
  },
}

function titleOf(found: FoundEntry, erasing: boolean): string {
  if (found.status !== 'read') return notShown[found.status].title
  return erasing ? 'Erase this entry?' : found.entry.name
}

interface Props {
  found: FoundEntry
  query: DashboardQuery
  page: EntryPage
  admins: Admin[]
  erase: WorkAction
  work: WorkAction
  deliveries: Delivery[]
  unsaved: UnsavedNote | undefined
}

/** One entry in full beside the list, or the confirmation to erase it. */
export function EntryPanel({found, query, page, ...rest}: Props) {
  // Returns to the entry's row in the list.
  const lineId = rowId(query.entry ?? '')
  const closeHref = `${dashboardHref(query, {entry: null})}#${lineId}`
  return (
    <Panel
      title={titleOf(found, query.erasing)}
      closeHref={closeHref}
      returnId={lineId}
      notice={query.notice}
    >
      {found.status === 'read' ? (
        <>
          {!query.erasing && <Neighbors entry={found.entry} query={query} page={page} />}
          <Opened entry={found.entry} query={query} closeHref={closeHref} {...rest} />
        </>
      ) : (
        <p>{notShown[found.status].text}</p>
      )}
    </Panel>
  )
}
