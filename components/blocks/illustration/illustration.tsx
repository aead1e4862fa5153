import type {BlockProps} from '@/components/blocks/context'
import {Picture} from '@/components/ui/picture/picture'
import {Words} from '@/components/ui/words/words'

/** For screens of one and two pixels a dot, from a phone's to the widest column of a text. */
const widths = [400, 800, 1200, 1800]

/** A picture as wide as its column, with its caption and credit. */
export function Illustration({block, edit}: BlockProps<'illustration'>) {
  const {picture, caption, credit} = block
  if (!picture?.asset) return null
  return (
    <figure className="illustration">
      <Picture
        picture={picture}
        widths={widths}
        sizes="(width < 60rem) 92vw, 56rem"
        {...edit('picture')}
      />
      {(caption || credit) && (
        <figcaption>
          {caption && (
            <span {...edit('caption')}>
              <Words text={caption} />
            </span>
          )}
          {credit && <small {...edit('credit')}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
