import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminLoading, AdminMain} from '@/components/admin/admin-frame'
import {Audit} from '@/components/admin/audit'
import {AccessDenied} from '@/components/admin/failures'
import {signOut} from '@/lib/admin/actions'
import {auditHref, parseAuditQuery, readAudit} from '@/lib/admin/audit'
import {readFlash} from '@/lib/admin/flash-message'
import {requireSignIn} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Audit log'}

type Props = PageProps<'/admin/audit'>

async function AuditContent({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const query = parseAuditQuery(await searchParams)
  const viewer = await requireSignIn(auditHref(query))
  const [page, {message}] = await Promise.all([
    viewer === 'admin' ? readAudit(query) : null,
    readFlash(),
  ])
  return (
    <AdminFrame title="Audit log" viewer={viewer} refusal={message} signOut={signOut}>
      <AdminMain>
        {viewer === 'notAdmin' ? <AccessDenied /> : <Audit page={page} query={query} />}
      </AdminMain>
    </AdminFrame>
  )
}

export default function AuditPage({searchParams}: Props) {
  return (
    <Suspense fallback={<AdminLoading />}>
      <AuditContent searchParams={searchParams} />
    </Suspense>
  )
}
