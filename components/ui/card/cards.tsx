import {Waveform} from '@/components/ui/waveform/waveform'
import {Words} from '@/components/ui/words/words'
import type {EditAttributes} from '@/lib/preview/edit'

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

/** Pages to choose from. */
export function Cards({cards, heading: Heading, leads = false}: Props) {
  return (
    <ul className="cards" data-leads={leads}>
      {cards.map(({key, href, title, text, meta, cover, lang, edits}) => (
        <li key={key} className="stretched">
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
    </ul>
  )
}
