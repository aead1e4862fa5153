import {useColorSchemeValue, useTranslation} from 'sanity'

import {Counter} from './counter.styles'
import {lengthOf, type Limits} from './length'
import {lengthWords} from './words'

/** How long a text is beside what is shown of it, in words, as a bar and in a colour. */
export function LengthCounter({limits, text}: {limits: Limits; text: string}) {
  const scheme = useColorSchemeValue()
  const {t} = useTranslation(lengthWords.namespace)
  const {tone, words, values} = lengthOf(limits, text)
  return (
    <Counter data-tone={tone} data-scheme={scheme}>
      <meter max={values.most} value={Math.min(values.length, values.most)} aria-hidden="true" />
      <span>{t(words, values)}</span>
      {/* Said aloud only where the judgement changes, and not at every letter. */}
      <output>{tone === 'fine' ? '' : t(`aloud.${tone}`)}</output>
    </Counter>
  )
}
