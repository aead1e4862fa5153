import sprite from '@/components/ui/icon/icons.generated.svg'

import {barPitch, barsHeight, barsPath} from './bars'

interface Props {
  /** The sentence. The same text always gives the same bars; without one, they are the sprite's. */
  seed?: string
  count: number
}

/** The motif: the waveform of a sentence, as wide as its container. */
export function Waveform({seed, count}: Props) {
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${count * barPitch} ${barsHeight}`}
      height={barsHeight}
      preserveAspectRatio="none"
      // Keeps bars no wider than their gaps, so that they do not touch on phones.
      strokeWidth={`min(3px, ${(40 / count).toFixed(2)}vw)`}
      aria-hidden
    >
      {seed ? <path d={barsPath(seed, count)} /> : <use href={`${sprite.src}#bars`} />}
    </svg>
  )
}
