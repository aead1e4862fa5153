import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminLoading, AdminMain} from '@/components/admin/admin-frame'
import {Deliveries} from '@/components/admin/deliveries'
import {AccessDenied} from '@/components/admin/failures'
import {Toast} from '@/components/ui/toast/toast'
import {signOut} from '@/lib/admin/actions'
import {deliveriesHref, parseDeliveriesQuery, readDeliveries} from '@/lib/admin/deliveries'
import {readFlash} from '@/lib/admin/flash-message'
import {sendAgain} from '@/lib/admin/send-again'
import {requireSignIn} from '@/lib/admin/viewer'
import {readReceivers} from '@/lib/leads/outbox/receivers'

export const metadata: Metadata = {title: 'Deliveries'}

type Props = PageProps<'/admin/deliveries'>

async function DeliveriesContent({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const {notice, ...query} = parseDeliveriesQuery(await searchParams)
  const viewer = await requireSignIn(deliveriesHref(query))
  const [page, {message}] = await Promise.all([
    viewer === 'admin' ? readDeliveries(query) : null,
    readFlash(),
  ])
  return (
    <AdminFrame title="Deliveries" viewer={viewer} refusal={message} signOut={signOut}>
      {notice && (
        <Toast
          tone={notice === 'sent-again' ? 'good' : 'error'}
          title={notice === 'sent-again' ? 'Sending again' : 'Unable to send'}
          closeLabel="Close"
        />
      )}
      <AdminMain>
        {viewer === 'notAdmin' ? (
          <AccessDenied />
        ) : (
          <Deliveries
            page={page}
            receivers={readReceivers().map(({name}) => name)}
            query={query}
            sendAgain={sendAgain}
          />
        )}
      </AdminMain>
    </AdminFrame>
  )
}

export default function DeliveriesPage({searchParams}: Props) {
  return (
    <Suspense fallback={<AdminLoading />}>
      <DeliveriesContent searchParams={searchParams} />
    </Suspense>
  )
}
