import type {ReactNode} from 'react'

import {readSentence} from '@/components/scene/sentence/read-sentence'
import {TypedWaveform} from '@/components/ui/waveform/typed-waveform'
import type {Locale} from '@/lib/i18n/locales'
import {withoutDrag} from '@/lib/preview/edit'

import type {DemoExample} from './bench'
import {MarkedSentence, Stage} from './stage'
import type {DemoWords} from './words'

interface Props {
  examples: DemoExample[]
  words: DemoWords
  locale: Locale
  known: string[]
  tick: ReactNode
}

/** The first example, shown until the script has loaded. */
export function Still({examples, words, locale, known, tick}: Props) {
  const [first] = examples
  if (!first) return null
  const {parts, changes} = readSentence(first.sentence, known)
  return (
    <>
      <div className="examples">
        <p className="label">{words.pick}</p>
        <ul>
          {examples.map(({key, sentence, edit}) => (
            <li key={key} {...edit}>
              <p className="example" data-current={sentence === first.sentence}>
                {sentence}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Stage
        {...{words, locale, crm: first.crm, parts, changes, run: 0, tick}}
        said={
          <>
            <p className="label">{words.type}</p>
            <div className="sentence">
              <p className="mirror" {...(first.edit && withoutDrag(first.edit))}>
                <MarkedSentence parts={parts} />
              </p>
              <TypedWaveform text={first.sentence} />
            </div>
          </>
        }
        controls={<p className="loading">{words.loading}</p>}
        record={<p className="crm">{words.crms[first.crm].name}</p>}
      />
    </>
  )
}
