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
  /** What is said. The same words always draw the same bars. */
  seed: string
  count: number
  /** Whether the voice settles into a line of the ledger towards the right. */
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
      // Bars are no wider than their gaps: on a phone they would touch.
      strokeWidth={`min(3px, ${(40 / count).toFixed(2)}vw)`}
      aria-hidden
    >
      <path d={barsPath(seed, count, settles)} />
    </svg>
  )
}
