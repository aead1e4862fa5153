import {useColorSchemeValue} from 'sanity'

import {longest, textLength} from '../../../lib/seo/title'
import {type CountedField, lengthOf} from './length'
import {Counter} from './previews.styles'

/** What is said aloud; it changes only where the judgement does, and not at every letter. */
const announcements = {
  fine: '',
  close: 'The length needs a look.',
  over: 'Too long: search engines cut the end off.',
}

/** How long a field is beside what search engines show of it, in words, as a bar and in a colour. */
export function LengthCounter({field, text}: {field: CountedField; text: string}) {
  const scheme = useColorSchemeValue()
  const {tone, words} = lengthOf(field, text)
  return (
    <Counter data-tone={tone} data-scheme={scheme}>
      <meter
        max={longest[field]}
        value={Math.min(textLength(text), longest[field])}
        aria-hidden="true"
      />
      <span>{words}</span>
      <output>{announcements[tone]}</output>
    </Counter>
  )
}
