import {styled} from 'styled-components'

import {Waveform} from '@/components/ui/waveform/waveform'
import {Words} from '@/components/ui/words/words'

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

  .waveform {
    height: 6rem;
    margin-block-end: var(--space-2);
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
`

interface Card {
  key: string
  href: string
  title: string
  text?: string
  /** A short fact below the text, such as how long it takes to read. */
  meta?: string
  /** Draws a cover: the same words always draw the same one. */
  cover?: string
}

/** Pages to choose from. They are one styled list, because every styled element repeats its styles in the page. */
export function Cards({cards, heading: Heading}: {cards: Card[]; heading: 'h2' | 'h3'}) {
  return (
    <Root>
      {cards.map(({key, href, title, text, meta, cover}) => (
        <li key={key}>
          {cover && <Waveform seed={cover} count={44} />}
          <Heading>
            <a href={href}>
              <Words text={title} />
            </a>
          </Heading>
          {text && (
            <p className="text">
              <Words text={text} />
            </p>
          )}
          {meta && <p className="label">{meta}</p>}
        </li>
      ))}
    </Root>
  )
}
