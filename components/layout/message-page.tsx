import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {Waveform} from '@/components/ui/waveform/waveform'

const Page = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-5);
  min-height: calc(100dvh - var(--header) - 6rem);
  padding-block: var(--space-8);

  .waveform {
    height: clamp(4rem, 10vw, 7rem);
    margin-block-end: var(--space-4);
  }

  h1 {
    max-width: 16ch;
  }

  .near {
    display: grid;
    gap: var(--space-2);
  }

  .near ul {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    font-size: var(--step-2);
  }

  .button {
    justify-self: start;
  }
`

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** A page with one message and one link. */
export function MessagePage({title, text, children}: Props) {
  return (
    <Page className="frame">
      <Waveform seed={title} count={120} settles />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </Page>
  )
}
