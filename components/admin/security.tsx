import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import type {Factors} from '@/lib/admin/factors'

import {LoadFailure} from './failures'
import {type LoginAction, SecurityEnroll, SecurityPassword, SecurityRemove} from './security-forms'
import {Timestamp} from './timestamp'

const Root = styled.div`
  display: grid;
  gap: var(--space-7);
  max-width: 40rem;

  section {
    display: grid;
    gap: var(--space-5);
  }

  h2 {
    font-family: var(--font-text);
    font-size: 1.125rem;
  }

  .factors {
    border-block-end: 1px solid var(--rule);
  }

  .factors > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--rule);
  }

  .factor {
    display: grid;
  }

  .since {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .remove[open] {
    grid-column: 1 / -1;
  }

  summary {
    min-height: 2.75rem;
    padding-block: var(--space-2);
    cursor: pointer;
    text-decoration: underline;
  }

  .form {
    gap: var(--space-4);
  }

  .qr {
    width: 12rem;
    height: 12rem;
    padding: var(--space-3);
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    background: white;
  }

  .secret {
    user-select: all;
  }

  .field {
    max-width: 24rem;
  }

  .button {
    justify-self: start;
  }
`

interface Props {
  factors: Factors
  enroll: LoginAction
  remove: LoginAction
  shortestPassword: number
  /** The typed name of a new app, if its form was another build's. */
  name?: string | undefined
  changePassword: LoginAction
  signOutOthers: () => Promise<void>
}

function List({factors, remove}: {factors: Exclude<Factors, string>; remove: LoginAction}) {
  if (factors.length === 0) {
    return <p>No app yet. Add one, and your password alone is no longer enough to sign in.</p>
  }
  return (
    <ul className="factors">
      {factors.map(({id, name, since}) => (
        <li key={id}>
          <p className="factor">
            {name}
            <span className="since">
              since <Timestamp at={since} />
            </span>
          </p>
          <SecurityRemove id={id} name={name} remove={remove} />
        </li>
      ))}
    </ul>
  )
}

function SecondFactor({
  factors,
  enroll,
  remove,
  name,
}: Pick<Props, 'factors' | 'enroll' | 'remove' | 'name'>) {
  if (factors === 'unreachable') {
    return <LoadFailure />
  }
  return (
    <>
      <p>Codes come from an authenticator app. We don’t send text messages.</p>
      <List factors={factors} remove={remove} />
      <SecurityEnroll enroll={enroll} name={name} />
    </>
  )
}

/** The signed-in user's second factors, password and sessions, with forms to change them. */
export function Security({shortestPassword, changePassword, signOutOthers, ...factors}: Props) {
  return (
    <Root>
      <noscript>Turn on JavaScript to add an authenticator app.</noscript>
      <section aria-labelledby="second-factor">
        <h2 id="second-factor">Second factor</h2>
        <SecondFactor {...factors} />
      </section>
      <section aria-labelledby="password">
        <h2 id="password">Password</h2>
        <SecurityPassword shortest={shortestPassword} change={changePassword} />
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Sessions</h2>
        <p>
          A session ends 12 hours after you sign in, or after 3 idle hours. Changing your password
          ends every session but this one.
        </p>
        <form action={signOutOthers}>
          <Button variant="secondary">End all other sessions</Button>
        </form>
      </section>
    </Root>
  )
}
