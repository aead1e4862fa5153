import {NoBreak} from '@/components/ui/no-break/no-break'

import {isAbbreviation} from './abbreviation'

/** The space between sentences, where a line may break. The dot of a numbered heading (“1. Who we are”) ends none. */
const gap = /(?<=[^\d][.?!])[ \n]+(?=\p{Lu})/u

/** Whether a part of a text ends with an abbreviation, not with a sentence. */
function isCut(part: string): boolean {
  const word = /([\p{L}\p{N}.-]*\p{L})\.$/u.exec(part)?.[1]
  return word !== undefined && isAbbreviation(word)
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.trim().split(gap)) {
    const cut = isCut(sentences.at(-1) ?? '') ? sentences.pop() : undefined
    sentences.push(cut === undefined ? part : `${cut} ${part}`)
  }
  return sentences
}

/** A title or a quote whose lines break between its sentences before they break inside one. */
export function Sentences({text}: {text: string}) {
  const sentences = sentencesOf(text)
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
