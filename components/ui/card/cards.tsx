import {styled} from 'styled-components'

import {Waveform} from '@/components/ui/waveform/waveform'
import {Words} from '@/components/ui/words/words'
import type {EditAttributes} from '@/lib/preview/edit'

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-7) clamp(1.5rem, 3vw, 3rem);

  /* The whole card leads to the page; its title is the link. */
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--ink);
  }

  /* What is said takes its part of the line, and the ledger goes on. */
  .cover {
    display: flex;
    align-items: center;
    height: 6rem;
    margin-block-end: var(--space-2);
  }

  .cover::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--rule-strong);
  }

  .cover .waveform {
    flex: none;
    width: calc(var(--length) * 100%);
    height: 100%;
  }

  h2,
  h3 {
    font-size: var(--step-3);
    line-height: 1.18;
    letter-spacing: -0.015em;
  }

  h2 a,
  h3 a {
    text-decoration-color: transparent;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover a {
    text-decoration-color: currentcolor;
  }

  /* The ring goes around all of it. */
  a:focus-visible {
    outline: none;
  }

  li:has(a:focus-visible) {
    outline: 2px solid var(--ink);
    outline-offset: 6px;
    border-radius: var(--radius);
  }

  .text {
    color: var(--ink-soft);
  }

  .label {
    margin-block-start: auto;
  }

  @media (width >= 40rem) {
    &[data-leads='true'] li:first-of-type {
      grid-column: 1 / -1;
    }

    &[data-leads='true'] li:first-of-type .cover {
      flex: 1;
      min-height: 14rem;
    }

    &[data-leads='true'] li:first-of-type .cover path {
      stroke-width: clamp(4px, 0.5vw, 6px);
    }

    &[data-leads='true'] li:first-of-type :is(h2, h3) {
      max-width: 24ch;
      font-size: var(--step-5);
      line-height: 1.04;
      letter-spacing: -0.022em;
    }

    &[data-leads='true'] li:first-of-type .text {
      max-width: var(--measure);
      font-size: var(--step-2);
      line-height: 1.45;
    }

    &[data-leads='true'] li:first-of-type .label {
      margin-block-start: 0;
    }
  }

  /* Two cards stand beside the first. */
  @media (width >= 62rem) {
    &[data-leads='true'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-leads='true'] li:first-of-type {
      grid-area: span 2 / span 2;
    }
  }
`

interface Card {
  key: string
  href: string
  title: string
  text?: string
  /** A short fact below the text, such as how long it takes to read. */
  meta?: string
  /** Draws a cover: the same words always draw the same one, in its length from 0 to 1. */
  cover?: {seed: string; length: number}
  /** The language of the words, where it is not the page's. */
  lang?: string
  /** Where its parts are changed. */
  edits?: Record<'title' | 'text' | 'meta', EditAttributes>
}

interface Props {
  cards: Card[]
  heading: 'h2' | 'h3'
  /** The first card is larger. */
  leads?: boolean
}

/** Bars of the longest cover. */
const mostBars = 56

function Cover({seed, length}: {seed: string; length: number}) {
  return (
    <span className="cover" style={{['--length' as string]: length}}>
      <Waveform seed={seed} count={Math.round(length * mostBars)} />
    </span>
  )
}

/** Pages to choose from. They are one styled list, because every styled element repeats its styles in the page. */
export function Cards({cards, heading: Heading, leads = false}: Props) {
  return (
    <Root data-leads={leads}>
      {cards.map(({key, href, title, text, meta, cover, lang, edits}) => (
        <li key={key}>
          {cover && <Cover {...cover} />}
          <Heading lang={lang} {...edits?.title}>
            <a href={href}>
              <Words text={title} />
            </a>
          </Heading>
          {text && (
            <p className="text" lang={lang} {...edits?.text}>
              <Words text={text} />
            </p>
          )}
          {meta && (
            <p className="label" {...edits?.meta}>
              {meta}
            </p>
          )}
        </li>
      ))}
    </Root>
  )
}
