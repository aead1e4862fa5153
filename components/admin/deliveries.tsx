import {styled} from 'styled-components'

import {Badge} from '@/components/ui/badge/badge'
import {Button} from '@/components/ui/button/button'
import {
  deliveriesHref,
  deliveryStatuses,
  type DeliveriesQuery,
  type Delivery,
  type DeliveryStatus,
} from '@/lib/admin/deliveries'
import {dashboardPath, deliveriesPath} from '@/lib/admin/next-path'

import {LoadFailure} from './failures'
import {logStyles} from './log-styles'
import {Older} from './older'
import {Timestamp} from './timestamp'
import {counted} from './words'

const Root = styled.div`
  ${logStyles}
`

const statusNames: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  refused: 'Refused',
  sent: 'Sent',
}

/** Why nobody tries to send a delivery that waits; null if somebody does. */
function obstacle({endpoint}: Delivery, receivers: string[]): string | null {
  if (receivers.length === 0) return 'No webhook is configured'
  return endpoint && !receivers.includes(endpoint) ? 'No longer configured' : null
}

function Detail({delivery, receivers}: {delivery: Delivery; receivers: string[]}) {
  const {status, answer, attempts, next_try: next, sent_at: sent} = delivery
  if (status === 'sent') return <Timestamp at={sent} />
  const failed = `${answer === null ? 'No answer' : `Answered ${answer}`}, ${counted(attempts, 'try', 'tries')}`
  if (status === 'refused') return failed
  return (
    <>
      {attempts > 0 && `${failed}. `}
      {obstacle(delivery, receivers) ??
        (attempts === 0 ? (
          'Not tried yet'
        ) : (
          <>
            Next: <Timestamp at={next} />
          </>
        ))}
    </>
  )
}

type SendAgain = (data: FormData) => Promise<void>

function Again({id, query, sendAgain}: {id: number; query: DeliveriesQuery; sendAgain: SendAgain}) {
  return (
    <form action={sendAgain}>
      <input type="hidden" name="delivery" value={id} />
      {query.status && <input type="hidden" name="status" value={query.status} />}
      {query.before && <input type="hidden" name="before" value={query.before} />}
      <Button variant="quiet" size="small" aria-describedby={`delivery-${id}`}>
        Send again
      </Button>
    </form>
  )
}

function Filter({query}: {query: DeliveriesQuery}) {
  return (
    <form className="filter" action={deliveriesPath}>
      <label>
        Status
        <select name="status" defaultValue={query.status ?? ''}>
          <option value="">All</option>
          {deliveryStatuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" size="small">
        Filter
      </Button>
    </form>
  )
}

function Row({
  delivery,
  receivers,
  ...again
}: {
  delivery: Delivery
  receivers: string[]
  query: DeliveriesQuery
  sendAgain: SendAgain
}) {
  return (
    <tr>
      <th scope="row" id={`delivery-${delivery.id}`}>
        <Timestamp at={delivery.created_at} />
      </th>
      <td>{delivery.endpoint ?? 'All receivers'}</td>
      <td>
        <a href={`${dashboardPath}?entry=${delivery.entry}`}>
          {delivery.type === 'lead.created' ? 'New entry' : 'Asked again'}
        </a>
      </td>
      <td>
        <Badge tone={delivery.status === 'sent' ? 'record' : 'plain'}>
          {statusNames[delivery.status as DeliveryStatus]}
        </Badge>
        <span className="detail">
          <Detail delivery={delivery} receivers={receivers} />
        </span>
      </td>
      <td>{delivery.endpoint && <Again id={delivery.id} {...again} />}</td>
    </tr>
  )
}

interface Props {
  page: {deliveries: Delivery[]; next: number | null} | null
  /** Names of the webhooks that are configured. */
  receivers: string[]
  query: DeliveriesQuery
  sendAgain: SendAgain
}

/** What webhooks were sent, newest first. */
export function Deliveries({page, receivers, query, sendAgain}: Props) {
  if (!page) {
    return <LoadFailure />
  }
  const {deliveries, next} = page
  return (
    <Root>
      <p>
        {receivers.length === 0
          ? 'No webhook is configured: nothing is sent. Once one is, it gets every request that is waiting here.'
          : `Requests that are sent to ${receivers.join(', ')}.`}
        {' They’re kept for 30 days, or until the entry is erased.'}
      </p>
      <Filter query={query} />
      {deliveries.length === 0 ? (
        <p>{query.status ? 'No deliveries match.' : 'No deliveries yet.'}</p>
      ) : (
        <table aria-label="Deliveries">
          <thead>
            <tr>
              <th scope="col">Requested</th>
              <th scope="col">Receiver</th>
              <th scope="col">Request</th>
              <th scope="col">Status</th>
              <th scope="col">
                <span className="visually-hidden">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <Row
                key={delivery.id}
                delivery={delivery}
                receivers={receivers}
                query={query}
                sendAgain={sendAgain}
              />
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <Older
          href={deliveriesHref({status: query.status, before: next})}
          title="Older deliveries"
        />
      )}
    </Root>
  )
}
