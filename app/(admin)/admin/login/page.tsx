import type {Metadata} from 'next'
import {redirect} from 'next/navigation'
import {Suspense} from 'react'

import {LoginForm} from '@/components/admin/login-form'
import {LoginFrame} from '@/components/admin/login-frame'
import {Toast} from '@/components/ui/toast/toast'
import {signIn} from '@/lib/admin/actions'
import {getViewer} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Admin sign-in'}

type Props = PageProps<'/admin/login'>

async function Login({searchParams}: Pick<Props, 'searchParams'>) {
  if ((await getViewer()) !== 'nobody') redirect('/admin/dashboard')
  const {notice} = await searchParams
  return (
    <>
      {notice === 'signed-out' && <Toast tone="good" title="Signed out" closeLabel="Close" />}
      <LoginForm action={signIn} />
    </>
  )
}

export default function LoginPage({searchParams}: Props) {
  return (
    <LoginFrame>
      <Suspense fallback={<output>Loading...</output>}>
        <Login searchParams={searchParams} />
      </Suspense>
    </LoginFrame>
  )
}
