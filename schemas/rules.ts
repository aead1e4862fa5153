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

/** Requires a text of so many characters at most. */
export const requiredAtMost =
  (most: number, english: string, french: string) =>
  <Rule extends Limited<Rule>>(rule: Rule): Rule =>
    rule.required().max(most).error(message(english, french))

/** Requires at least one item, and none twice. */
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
