import type {BlockProps} from '@/components/blocks/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Picture} from '@/components/ui/picture/picture'

/** From a phone's width at 1x to the widest text column at 2x. */
const widths = [400, 800, 1200, 1800]

/** A full-width image with its caption and credit. */
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
              <NoBreak text={caption} />
            </span>
          )}
          {credit && <small {...edit('credit')}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
