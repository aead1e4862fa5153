import {Cover} from '@/components/ui/cover/cover'
import {Words} from '@/components/ui/words/words'
import type {EditAttributes} from '@/lib/preview/edit'

interface Card {
  key: string
  href: string
  title: string
  text?: string
  /** A fact below the text, such as the reading time. */
  meta?: string
  /** Draws a cover: the same words always draw the same one, in its length from 0 to 1. */
  cover?: {seed: string; length: number}
  /** Language of the texts, if not the page's. */
  lang?: string
  /** Edit attributes of its parts. */
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

/** Pages to choose from. */
export function Cards({cards, heading: Heading, leads = false}: Props) {
  return (
    <ul className="cards" data-leads={leads}>
      {cards.map(({key, href, title, text, meta, cover, lang, edits}) => (
        <li key={key} className="stretched">
          {cover && <Cover {...cover} mostBars={mostBars} />}
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
