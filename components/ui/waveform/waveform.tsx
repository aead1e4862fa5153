import {barHeights} from './bars'
import {strokesPath} from './strokes'

const pitch = 6
const height = 64

function barsPath(seed: string, count: number): string {
  const strokes = barHeights(seed, count).map((loudness, bar) => {
    const half = Math.max(0.5, (loudness * (height - 6)) / 2)
    return {x: bar * pitch + 3, y: height / 2 - half, height: half * 2}
  })
  return strokesPath(strokes)
}

interface Props {
  /** The sentence. The same text always gives the same bars. */
  seed: string
  count: number
}

/** The motif: the waveform of a sentence, as wide as its container. */
export function Waveform({seed, count}: Props) {
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${count * pitch} ${height}`}
      height={height}
      preserveAspectRatio="none"
      // Keeps bars no wider than their gaps, so that they do not touch on phones.
      strokeWidth={`min(3px, ${(40 / count).toFixed(2)}vw)`}
      aria-hidden
    >
      <path d={barsPath(seed, count)} />
    </svg>
  )
}
