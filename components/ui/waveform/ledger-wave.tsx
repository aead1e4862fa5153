import {ledgerWavePaths, ledgerWaveSize} from './ledger-wave-paths'

/** The large motif: a sentence on the left becomes the rows of a record on the right. */
export function LedgerWave({seed}: {seed: string}) {
  const {width, height, strokeWidth} = ledgerWaveSize
  const {voice, record} = ledgerWavePaths(seed)
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={voice} stroke="var(--voice)" />
      <path d={record} stroke="var(--record)" />
    </svg>
  )
}
