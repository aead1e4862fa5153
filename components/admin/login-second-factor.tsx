import {Button} from '@/components/ui/button/button'
import {Callout} from '@/components/ui/callout/callout'
import type {Factors} from '@/lib/admin/factors'

import {CodeForm} from './login-code-form'

interface Props extends Omit<Parameters<typeof CodeForm>[0], 'apps'> {
  factors: Factors
  signOut: () => Promise<void>
}

function Challenge({factors, ...form}: Omit<Props, 'signOut'>) {
  if (typeof factors === 'string') {
    return (
      <Callout tone="error" title="Sign-in is unavailable right now" announced>
        <p>Reload the page, or try again later.</p>
      </Callout>
    )
  }
  const apps = factors.filter(({type}) => type === 'totp').map(({id, name}) => ({id, name}))
  if (apps.length > 0) return <CodeForm apps={apps} {...form} />
  return (
    <Callout title="Your second factor doesn’t work here" announced>
      <p>This page only accepts codes from authenticator apps.</p>
    </Callout>
  )
}

/** Asks for an authenticator code, or explains why it cannot. Offers to sign out. */
export function LoginSecondFactor({signOut, ...challenge}: Props) {
  return (
    <>
      <Challenge {...challenge} />
      <form action={signOut}>
        <Button variant="quiet" size="small">
          Sign in as someone else
        </Button>
      </form>
    </>
  )
}
