import {barHeights} from './bars'
import {strokesPath} from './strokes'

const pitch = 6
const height = 64

function barsPath(seed: string, count: number, settles: boolean): string {
  const strokes = barHeights(seed, count).map((loudness, bar) => {
    const left = settles ? (1 - bar / count) ** 1.6 : 1
    const half = Math.max(0.5, (loudness * left * (height - 6)) / 2)
    return {x: bar * pitch + 3, y: height / 2 - half, height: half * 2}
  })
  return strokesPath(strokes)
}

interface Props {
  /** What is said: the same words always draw the same bars. */
  seed: string
  count: number
  /** The voice comes to rest towards the right, into a line of the ledger. */
  settles?: boolean
}

/** The motif: the waveform of a sentence, as wide as its container. */
export function Waveform({seed, count, settles = false}: Props) {
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${count * pitch} ${height}`}
      height={height}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      // Bars as wide as their gaps at most: on a phone they would run into each other.
      strokeWidth={`min(3px, ${(40 / count).toFixed(2)}vw)`}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={barsPath(seed, count, settles)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
