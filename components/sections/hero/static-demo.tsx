import {readSentence} from '@/components/scene/sentence/read-sentence'
import {TypedWaveform} from '@/components/ui/waveform/typed-waveform'
import type {Locale} from '@/lib/i18n/locales'
import {withoutDrag} from '@/lib/sanity/preview/edit'

import {type DemoExample, DemoCard, MarkedSentence} from './demo-card'
import type {DemoLabels} from './labels'

interface Props {
  examples: DemoExample[]
  labels: DemoLabels
  locale: Locale
  known: string[]
}

/** The first example, shown until the script has loaded. Browsers get nothing for this file: see `browser` in package.json. */
export function StaticDemo({examples, labels, locale, known}: Props) {
  const [first] = examples
  if (!first) return null
  const {sentence, crm, edit} = first
  return (
    <DemoCard
      {...{examples, labels, locale, crm, sentence, hint: labels.privacy, run: 0}}
      {...readSentence(sentence, known)}
      said={
        <>
          <p className="label">{labels.type}</p>
          <div className="sentence">
            <p className="mirror" {...(edit && withoutDrag(edit))}>
              <MarkedSentence parts={readSentence(sentence, known).parts} />
            </p>
          </div>
          <TypedWaveform text={sentence} />
        </>
      }
    />
  )
}
