import {type Change, changeAt} from './change.ts'

const blank = (text: string) => text.replace(/\S/g, ' ')

/** What changes nothing that anybody could notice. */
const unnoticeable = [
  /--.*$/gm,
  /^comment on [^']*'(?:[^']|'')*';/gm,
  // Indexes, and the condition that lets one find the days of a filter, only save time.
  /^create index [^;]*;/gm,
  /\bcreated_at (?:>=|<) \(filter\.\w+ [-+] \d\)/g,
  // A day meets an instant at midnight alone.
  /\bday < (?=now)/g,
  // What stands for a missing number below a range, and the order of what is equal.
  /, 0\) (?=(?:not )?between [1-9])/g,
  /(?<=\border by \d(?: desc)?)(?:, \d)+/g,
]

/** Blanks these, so that nothing is changed in them. */
const blanked = (sql: string) =>
  unnoticeable.reduce((text, pattern) => text.replace(pattern, blank), sql)

/** Blanks quoted texts too. */
const unquoted = (sql: string) =>
  sql.replace(/'(?:[^'\n]|'')*'/g, (text) => `'${' '.repeat(text.length - 2)}'`)

/** The end of what a parenthesis begins. */
function closing(sql: string, open: number): number {
  let depth = 0
  for (let at = open; at < sql.length; at += 1) {
    if (sql[at] === '(') depth += 1
    if (sql[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return sql.length
}

type Replacement = [at: number, length: number, to: string]

/** Finds what to replace in a file without comments, and in the same without quoted texts. */
type Rule = (sql: string, code: string) => Replacement[]

/** Replaces each match by each of some texts. */
const each =
  (pattern: RegExp, ...texts: string[]): Rule =>
  (_, code) =>
    [...code.matchAll(pattern)].flatMap(({index, 0: found}) =>
      texts.map((text): Replacement => [index, found.length, text]),
    )

/** Replaces the condition of each check and policy, which then holds for everything. */
const conditions: Rule = (_, code) =>
  [...code.matchAll(/\b(?:check|using) \(/g)].map(({index, 0: found}) => {
    const open = index + found.length - 1
    return [open, closing(code, open) + 1 - open, '(true)']
  })

/** Removes each item of a list of texts, as of the values that a check allows. */
const items: Rule = (sql) =>
  [...sql.matchAll(/\bin \((\s*'[^)]*)\)/g)].flatMap(({index, 0: list}) =>
    [...list.matchAll(/'[^']*'(?:,\s*)?/g)].map(({index: at, 0: item}): Replacement => [
      index + at,
      item.length,
      item.includes(',') ? '' : "'–'",
    ]),
  )

/** Adds one to each number and takes one away. */
const numbers: Rule = (_, code) =>
  [...code.matchAll(/(?<![\w.$\\'])\d+(?![\w.'\\])/g)].flatMap(({index, 0: number}) =>
    [1, -1].map((step): Replacement => [index, number.length, String(Number(number) + step)]),
  )

/** Makes each interval longer, shorter, and one of another unit. */
const intervals: Rule = (sql) =>
  [...sql.matchAll(/'(\d+) ((?:second|minute|hour|day|week|month)s?)'/g)].flatMap(
    ({index, 0: found, 1: number, 2: unit = ''}) =>
      [
        `'${Number(number) + 1} ${unit}'`,
        `'${Number(number) - 1} ${unit}'`,
        `'${number} ${unit === 'months' ? 'weeks' : 'hours'}'`,
      ].map((to): Replacement => [index, found.length, to]),
  )

/** Removes each of the functions or tables of a statement that grants or revokes. */
const names: Rule = (_, code) =>
  [...code.matchAll(/^(?:grant|revoke) [^;]*? on (?:function|table)\s/gm)].flatMap(
    ({index, 0: start}) => {
      const from = index + start.length
      const list = /^[\s\S]*?(?=\s+(?:to|from)\s)/.exec(code.slice(from))?.[0] ?? ''
      const found = [...list.matchAll(/[\w.]+(?:\([^)]*\))?(?:,\s*)?/g)]
      if (found.length < 2) return []
      return found
        .slice(0, -1)
        .map(({index: at, 0: name}): Replacement => [from + at, name.length, ''])
    },
  )

const rules: Rule[] = [
  conditions,
  items,
  numbers,
  intervals,
  names,
  // Whole statements.
  each(
    /^(?:create policy|create trigger|create unique index|grant|revoke|alter table \S+ enable)[^;]*;/gm,
    '',
  ),
  // What a role may do.
  each(/(?<= )to authenticated\b(?!, anon)/g, 'to authenticated, anon', 'to service_role'),
  each(/(?<=^grant )select(?= on)/gm, 'select, insert, update, delete'),
  each(/\bsecurity definer\b/g, ''),
  // Columns.
  each(/\bnot null\b/g, ''),
  each(/ on delete cascade\b/g, ''),
  // Conditions in functions.
  each(/ <= /g, ' < '),
  each(/ >= /g, ' > '),
  each(/ < /g, ' <= '),
  each(/ > /g, ' >= '),
  each(/(?<!\bbetween \S+) and /g, ' or '),
  each(/ or (?!replace)/g, ' and '),
  each(/\bif not /g, 'if '),
  each(/\bnot exists\b/g, 'exists'),
  each(/\bperform private\.require_\w+\(\);/g, ''),
]

/** The changes of a schema file, each to be noticed by a test. */
export function changesOf(file: string): Change[] {
  const sql = blanked(file)
  const code = unquoted(sql)
  return rules.flatMap((rule) =>
    rule(sql, code).map(([at, length, to]) => changeAt(file, at, length, to)),
  )
}
