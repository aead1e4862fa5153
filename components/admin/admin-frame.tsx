import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Button} from '@/components/ui/button/button'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'

const Frame = styled.div`
  font-size: 1rem;

  header {
    border-block-end: 1px solid var(--rule);
  }

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.5rem;
    padding-inline: var(--gutter);
  }

  .mark {
    width: 1.5rem;
    height: 1.5rem;
  }

  h1 {
    margin-inline-end: auto;
    font-family: var(--font-text);
    font-size: 1.125rem;
    letter-spacing: -0.005em;
  }

  .button {
    min-height: 2.25rem;
  }
`

/* Not nested in the frame: without script, what loads later stands after it. */
const Main = styled.main`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) var(--gutter) var(--space-7);
  font-size: 1rem;
`

interface Props {
  signOut: () => Promise<void>
  children: ReactNode
}

/** The content of an admin page. */
export function AdminMain({children}: {children: ReactNode}) {
  return <Main>{children}</Main>
}

/** The bar above the admin pages, and below it an {@link AdminMain}. */
export function AdminFrame({signOut, children}: Props) {
  return (
    <Frame>
      <header>
        <div className="bar">
          <LogoMark />
          <h1>Waitlist</h1>
          <form action={signOut}>
            <Button variant="quiet" size="small">
              Sign Out
            </Button>
          </form>
        </div>
      </header>
      {children}
    </Frame>
  )
}
