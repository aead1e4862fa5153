import {joined} from './joined'
import {JoinedWords} from './joined-words'

/** Keeps hyphenated words such as “rendez-vous” on one line, and frames tokens of masked values. */
export function NoBreak({text}: {text: string}) {
  return joined.test(text) ? <JoinedWords text={text} /> : text
}
