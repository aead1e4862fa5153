import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {LogoMark} from '@/components/ui/logo-mark/logo-mark'

const Frame = styled.main`
  display: grid;
  align-content: center;
  gap: var(--space-5);
  width: min(100% - 2 * var(--gutter), 24rem);
  min-height: 100dvh;
  margin-inline: auto;
  padding-block: var(--space-7);

  .mark {
    width: 2.25rem;
    height: 2.25rem;
  }

  h1 {
    font-size: var(--step-4);
  }
`

/** A narrow column in the middle of an otherwise empty page. */
export function LoginFrame({children}: {children: ReactNode}) {
  return (
    <Frame>
      <LogoMark />
      <h1>Admin sign-in</h1>
      {children}
    </Frame>
  )
}
