'use client'

import {Button} from '@/components/ui/button/button'

import {useAuth} from './use-auth'

/** The signed-in user and the sign-out button. */
export function Account() {
  const {user, profile, loading, signOut} = useAuth()
  const name = profile?.display_name || user?.email
  return (
    <form className="account" action={signOut} aria-busy={loading}>
      {name && <span className="name">{name}</span>}
      <Button variant="quiet" size="small">
        Sign Out
      </Button>
    </form>
  )
}
