import {barHeights, randomFrom} from '@/components/ui/waveform/bars'
import {type Stroke, strokesPath} from '@/components/ui/waveform/strokes'

const columns = 42
const rows = 5
const pitch = 15
const rowHeight = 58

/** Many voices in rows; one of them, near the middle, is heard. */
function draw(seed: string): {others: string; heard: string} {
  const random = randomFrom(seed)
  const heardRow = 1 + Math.floor(random() * (rows - 2))
  const from = 8 + Math.floor(random() * 12)
  const others: Stroke[] = []
  const heard: Stroke[] = []
  for (let row = 0; row < rows; row += 1) {
    for (const [column, loudness] of barHeights(`${seed}${row}`, columns).entries()) {
      const isHeard = row === heardRow && column >= from && column < from + 14
      const half = Math.max(2, loudness * (isHeard ? 44 : 19))
      const x = column * pitch + pitch / 2
      const y = (row + 0.5) * rowHeight + 16 - half
      const strokes = isHeard ? heard : others
      strokes.push({x, y, height: half * 2})
    }
  }
  return {others: strokesPath(others), heard: strokesPath(heard)}
}

/** The motif as a crowd, different for each spotlight. */
export function Crowd({seed}: {seed: string}) {
  const {others, heard} = draw(seed)
  return (
    <svg
      className="crowd"
      viewBox={`0 0 ${columns * pitch} ${rows * rowHeight + 32}`}
      fill="none"
      strokeWidth={5}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={others} stroke="var(--rule-strong)" opacity={0.55} />
      <path d={heard} stroke="var(--voice)" />
    </svg>
  )
}
