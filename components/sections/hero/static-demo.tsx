import {readSentence} from '@/components/scene/sentence/read-sentence'
import {TypedWaveform} from '@/components/ui/waveform/typed-waveform'
import type {Locale} from '@/lib/i18n/locales'
import {withoutDrag} from '@/lib/sanity/preview/edit'

import {DemoCard, MarkedSentence} from './demo-card'
import type {DemoExample} from './interactive-demo'
import type {DemoLabels} from './labels'

interface Props {
  examples: DemoExample[]
  labels: DemoLabels
  locale: Locale
  known: string[]
}

/** The first example, shown until the script has loaded. */
export function StaticDemo({examples, labels, locale, known}: Props) {
  const [first] = examples
  if (!first) return null
  const {parts, changes} = readSentence(first.sentence, known)
  return (
    <DemoCard
      {...{labels, locale, crm: first.crm, parts, changes, run: 0}}
      picks={examples.map(({key, name, edit}) => (
        <span key={key} className="pick" data-current={key === first.key} {...edit}>
          {name}
        </span>
      ))}
      said={
        <>
          <p className="label">{labels.type}</p>
          <div className="sentence">
            <p className="mirror" {...(first.edit && withoutDrag(first.edit))}>
              <MarkedSentence parts={parts} />
            </p>
          </div>
          <TypedWaveform text={first.sentence} />
        </>
      }
      controls={<p className="loading">{labels.loading}</p>}
      record={<p className="crm">{labels.crms[first.crm].name}</p>}
    />
  )
}
