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

  .apps {
    padding: 0;
    border: 0;
    font-size: 1rem;
  }

  .apps legend {
    padding: 0;
    font-weight: 600;
  }

  .apps label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
  }

  .apps input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--ink);
  }
`

interface Props {
  title?: string
  children: ReactNode
}

/** Narrow centered column for the sign-in pages. */
export function LoginFrame({title = 'Admin sign-in', children}: Props) {
  return (
    <Frame>
      <LogoMark />
      <h1>{title}</h1>
      {children}
    </Frame>
  )
}

/** Loading state of {@link LoginFrame}. */
export function LoginLoading({title}: Pick<Props, 'title'>) {
  return (
    <div className="loading">
      <LoginFrame title={title}>
        <output>Loading...</output>
      </LoginFrame>
    </div>
  )
}
