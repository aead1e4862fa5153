import {setImmediate} from 'node:timers/promises'

import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Callout} from '@/components/ui/callout/callout'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import {Toast} from '@/components/ui/toast/toast'
import {signIn} from '@/lib/admin/actions'
import {auditPath, dashboardPath, securityPath} from '@/lib/admin/paths'
import {getAuth, type Viewer} from '@/lib/admin/viewer'

import {Account} from './auth/account'
import {AuthProvider} from './auth/auth-provider'
import {Unstreamed} from './unstreamed'

const Frame = styled.div`
  font-size: 1rem;

  header {
    border-block-end: 1px solid var(--rule);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: 3.5rem;
    padding: var(--space-1) var(--gutter);
  }

  .mark {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }

  h1 {
    margin-inline-end: auto;
    font-family: var(--font-text);
    font-size: 1.125rem;
    letter-spacing: -0.005em;
  }

  header nav a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-2);
  }

  .account {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-width: 0;
  }

  .account .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-soft);
  }

  .button {
    flex: none;
    min-height: 2.25rem;
  }

  > .toast {
    margin: var(--space-4) var(--gutter) 0;
  }

  @media (width < 48rem) {
    .account .name {
      display: none;
    }

    header nav {
      flex: 1 0 100%;
      order: 1;
      margin-inline: calc(-1 * var(--space-2));
    }
  }
`

/* Not nested in the frame: without script, streamed content follows the frame in the document. */
const Main = styled.main`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) var(--gutter) var(--space-7);
  font-size: 1rem;
`

/** Resolves after React has sent what it puts off: elements beyond 3 kB, each in a later turn of the event loop. */
async function sendAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

/** Main content of an admin page. */
export function AdminMain({children}: {children: ReactNode}) {
  return (
    <Main>
      <Unstreamed sent={sendAll()}>{children}</Unstreamed>
    </Main>
  )
}

/** Stands in for an {@link AdminMain} that loads. */
export function AdminLoading({text = 'Loading...'}: {text?: string}) {
  return (
    <Main className="loading">
      <output>{text}</output>
    </Main>
  )
}

const pages = [
  {href: dashboardPath, title: 'Waitlist'},
  {href: auditPath, title: 'Audit log'},
  {href: securityPath, title: 'Security'},
] as const

interface Props {
  title?: (typeof pages)[number]['title']
  /** The result of the page's access check. */
  viewer: Viewer
  /** Why a form was refused that was sent without JavaScript, or by another build. */
  refusal?: string | undefined
  signOut: () => Promise<void>
  children: ReactNode
}

function AccessDenied() {
  return (
    <AdminMain>
      <Callout tone="error" title="Access denied. Admin privileges required." announced />
    </AdminMain>
  )
}

/** Header of the admin pages, above an {@link AdminMain}, which only admins see. Provides the viewer to both. */
export async function AdminFrame({title = 'Waitlist', viewer, refusal, signOut, children}: Props) {
  return (
    <AuthProvider auth={await getAuth(viewer)} signIn={signIn} signOut={signOut}>
      <Frame>
        <header>
          <div className="bar">
            <LogoMark />
            <h1>{title}</h1>
            {viewer !== 'notAdmin' && (
              <nav aria-label="Admin pages">
                {pages
                  .filter((page) => page.title !== title)
                  .map((page) => (
                    <a key={page.href} href={page.href}>
                      {page.title}
                    </a>
                  ))}
              </nav>
            )}
            <Account />
          </div>
        </header>
        {refusal && (
          <Toast tone="error" title="Not done" closeLabel="Close">
            <p>{refusal}</p>
          </Toast>
        )}
        {viewer === 'notAdmin' ? <AccessDenied /> : children}
      </Frame>
    </AuthProvider>
  )
}
