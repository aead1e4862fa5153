import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminLoading, AdminMain} from '@/components/admin/admin-frame'
import {Audit} from '@/components/admin/audit'
import {signOut} from '@/lib/admin/actions'
import {readAudit} from '@/lib/admin/audit'
import {readFlash} from '@/lib/admin/flash-message'
import {auditPath} from '@/lib/admin/paths'
import {requireSignIn} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Audit log'}

async function AuditContent() {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const viewer = await requireSignIn(auditPath)
  const [log, {message}] = await Promise.all([viewer === 'admin' ? readAudit() : null, readFlash()])
  return (
    <AdminFrame title="Audit log" viewer={viewer} refusal={message} signOut={signOut}>
      <AdminMain>
        <Audit log={log} />
      </AdminMain>
    </AdminFrame>
  )
}

export default function AuditPage() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <AuditContent />
    </Suspense>
  )
}
