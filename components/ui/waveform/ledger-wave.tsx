'use client'

import sprite from '@/components/ui/icon/icons.generated.svg'

import {ledgerWaveSize} from './ledger-wave-paths'

/** The large motif: a sentence on the left becomes the rows of a record on the right. A client component, as `LogoMark`. */
export function LedgerWave() {
  const {width, height, strokeWidth} = ledgerWaveSize
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      aria-hidden
    >
      <use href={`${sprite.src}#wave`} />
    </svg>
  )
}
