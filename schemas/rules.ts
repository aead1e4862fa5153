import type {ArrayRule, UrlRule} from 'sanity'

import {message, type Message} from './bilingual'

/** What a rule of a field that may be required offers. */
interface Requirable<Rule> {
  required: () => Rule
  error: (message: Message) => Rule
}

/** What a rule of a text or list offers. */
interface Limited<Rule> extends Requirable<Rule> {
  max: (most: number) => Rule
}

/** Requires a value. */
export const required =
  (english: string, french: string) =>
  <Rule extends Requirable<Rule>>(rule: Rule): Rule =>
    rule.required().error(message(english, french))

/** Allows so many characters or items. */
export const atMost =
  (most: number, english: string, french: string) =>
  <Rule extends Limited<Rule>>(rule: Rule): Rule =>
    rule.max(most).error(message(english, french))

/** Allows so many characters. */
export const charactersAtMost = (most: number) =>
  atMost(most, `${most} characters at most.`, `${most} caractères au plus.`)

/** Requires a text of so many characters at most. The messages begin as given, such as “A card needs a title”. */
export const requiredText =
  (most: number, english: string, french: string) =>
  <Rule extends Limited<Rule>>(rule: Rule): Rule =>
    rule
      .required()
      .max(most)
      .error(
        message(
          `${english} of up to ${most} characters.`,
          `${french} de ${most} caractères au plus.`,
        ),
      )

/** A required text whose length the Studio counts. */
export const countedText = (most: number, english: string, french: string) => ({
  options: {shownLength: most},
  validation: requiredText(most, english, french),
})

/** Requires at least one item, and no item twice. */
export const eachOnce =
  (english: string, french: string) =>
  (rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> =>
    rule.required().min(1).unique().error(message(english, french))

/** Requires at least one item. */
export function atLeastOne(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.required().min(1).error(message('Add at least one.', 'Ajoutez au moins un élément.'))
}

/** Requires an address of the web. */
export function httpsAddress(rule: UrlRule): UrlRule {
  return rule
    .uri({scheme: ['https']})
    .error(message('Begin the address with https://.', 'L’adresse doit commencer par https://.'))
}
