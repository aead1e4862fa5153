import {Waveform} from '@/components/ui/waveform/waveform'

interface Props {
  /** The same words always draw the same cover. */
  seed: string
  /** From 0 to 1. */
  length: number
  /** Bars of the longest cover. */
  mostBars: number
}

/** The cover of an article: a voice as long as its share of the line, and a rule to the end. */
export function Cover({seed, length, mostBars}: Props) {
  return (
    <div className="cover" style={{['--length' as string]: length}}>
      <Waveform seed={seed} count={Math.round(length * mostBars)} />
    </div>
  )
}
