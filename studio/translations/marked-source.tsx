import {useTranslation} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {translationsMessages} from './messages'

/** A word by language; the site need not have every one of these. */
type Term = Readonly<Record<string, string>>

/** The terms of `docs/voice.md` that have one translation each. */
export const terms: Term[] = [
  {en: 'AI agent', fr: 'agent IA'},
  {en: 'copilot', fr: 'copilote'},
  {en: 'CRM entry', fr: 'saisie'},
  {en: 'email', fr: 'e-mail'},
  {en: 'field', fr: 'champ'},
  {en: 'logged', fr: 'journalisé'},
  {en: 'marketing lead', fr: 'responsable marketing'},
  {en: 'record', fr: 'enregistrement'},
  {en: 'report', fr: 'compte rendu'},
  {en: 'sign in', fr: 'se connecter'},
  {en: 'stage', fr: 'étape'},
]

interface Part {
  /** Where it begins. */
  at: number
  text: string
  /** Its translation, or true for a figure. */
  mark?: string | true
}

/** Divides a text where a figure or a term stands; plurals count. */
export function partsOf(source: string, {from, to}: {from: Locale; to: Locale}): Part[] {
  const known = new Map(
    terms.flatMap(({[from]: term, [to]: translation}): [string, string][] =>
      term && translation ? [[term.toLowerCase(), translation]] : [],
    ),
  )
  const words = [...known.keys()].map((word) => `(?<!\\p{L})${word}s?(?!\\p{L})`)
  const pattern = new RegExp(
    `(${['\\{\\{[a-z0-9-]+\\}\\}', '\u{FFFC}', ...words].join('|')})`,
    'giu',
  )
  let end = 0
  return source.split(pattern).map((text, index): Part => {
    const at = end
    end += text.length
    if (index % 2 === 0) return {at, text}
    const word = text.toLowerCase()
    return {at, text, mark: known.get(word) ?? known.get(word.replace(/s$/, '')) ?? true}
  })
}

/** Quieter than the yellow of browsers, and the same in both themes. */
const style = {
  background: 'none',
  color: 'inherit',
  cursor: 'help',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
}

interface Props {
  source: string
  from: Locale
  to: Locale
}

/** A text of the original with its figures and terms marked. */
export function MarkedSource({source, from, to}: Props) {
  const {t} = useTranslation(translationsMessages.namespace)
  return (
    <span lang={from}>
      {partsOf(source, {from, to}).map(({at, text, mark}) => {
        if (mark === undefined) return text
        const shown = text === '\u{FFFC}' ? t('field.figure') : text
        const title = mark === true ? t('field.figureKept') : mark
        return (
          <mark key={at} title={title} style={style}>
            {shown}
          </mark>
        )
      })}
    </span>
  )
}
