import {barHeights, randomFrom} from './bars'

const columns = 132
const pitch = 9
const rows = [28, 64, 100, 136, 172]
const rowGap = 36
const middle = 100
/** How far each row of the record reaches, as on a form whose fields are not equally long. */
const rowEnds = [0.97, 0.86, 1, 0.79, 0.92]

function smooth(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function solidBar(x: number, half: number): string {
  return `M${x} ${(middle - half).toFixed(1)}v${(half * 2).toFixed(1)}`
}

/* A bar comes apart where the rows will be, and its pieces widen until they touch. */
function brokenBar(x: number, half: number, at: number): string {
  const tall = ((1 - smooth(0.24, 0.46, at)) * rowGap) / 2 - 4
  const wide = smooth(0.46, 0.6, at) * (pitch / 2)
  return rows
    .filter((y, row) => Math.abs(y - middle) <= half + 2 && at <= (rowEnds[row] ?? 1))
    .map((y) =>
      tall > 0.5
        ? `M${x} ${(y - tall).toFixed(1)}v${(tall * 2).toFixed(1)}`
        : `M${(x - wide).toFixed(1)} ${y}h${Math.max(0.1, wide * 2).toFixed(1)}`,
    )
    .join('')
}

function draw(seed: string): {voice: string; record: string} {
  const random = randomFrom(`${seed}#`)
  const paths = {voice: '', record: ''}
  for (const [column, loudness] of barHeights(seed, columns).entries()) {
    const at = column / columns
    const x = column * pitch + 5
    const grown = loudness + (1 - loudness) * smooth(0.18, 0.36, at)
    const piece = at < 0.24 ? solidBar(x, grown * 90) : brokenBar(x, grown * 90, at)
    // The colour changes bar by bar, not as a gradient: each is either still spoken or already written.
    const written = 0.34 + random() * 0.2 < at
    paths[written ? 'record' : 'voice'] += piece
  }
  return paths
}

/** The motif in large: a sentence on the left becomes the rows of a record on the right. */
export function LedgerWave({seed}: {seed: string}) {
  const {voice, record} = draw(seed)
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${columns * pitch} 200`}
      fill="none"
      strokeWidth={4}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={voice} stroke="var(--voice)" />
      <path d={record} stroke="var(--record)" />
    </svg>
  )
}
