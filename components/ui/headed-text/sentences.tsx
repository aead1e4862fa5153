import {NoBreak} from '@/components/ui/no-break/no-break'

/** A sentence and its end. The dot of a numbered heading (“1. Who we are”) ends none. */
const sentence = /\S.*?(?:[^\d][.?!](?=\s\p{Lu})|$)/gsu

/** A title or a quote whose lines break between its sentences before they break inside one. */
export function Sentences({text}: {text: string}) {
  const sentences = text.match(sentence) ?? []
  if (sentences.length < 2) return <NoBreak text={text} />
  const spaced = sentences.flatMap((one, at) => [
    ' ',
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} className="whole">
      <NoBreak text={one} />
    </span>,
  ])
  return spaced.slice(1)
}
