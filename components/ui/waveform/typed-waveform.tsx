import {strokesPath} from './strokes'

const pitch = 6
const height = 48

/** Up to this many letters, bars keep their distance; then they move closer together. */
const letters = 40

function loudness(letter: string): number {
  if (!/[\p{L}\d]/u.test(letter)) return 0
  const own = (letter.charCodeAt(0) * 0.618) % 1
  return /[aeiouyà-ü]/i.test(letter) ? 0.55 + own * 0.45 : 0.15 + own * 0.4
}

function barsPath(text: string): string {
  const strokes = Array.from(text, (letter, bar) => {
    const half = Math.max(1, (loudness(letter) * (height - 4)) / 2)
    return {x: bar * pitch + 3, y: height / 2 - half, height: half * 2}
  })
  return strokesPath(strokes)
}

/** A waveform of text as it is typed: every letter adds a bar at the end. */
export function TypedWaveform({text}: {text: string}) {
  return (
    <svg
      className="typed-waveform"
      viewBox={`0 0 ${Math.max(letters, text.length) * pitch} ${height}`}
      height={height}
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--voice)"
      strokeLinecap="round"
      aria-hidden
    >
      <path d={barsPath(text)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
