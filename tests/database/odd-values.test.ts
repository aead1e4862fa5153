import {PGlite} from '@electric-sql/pglite'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {locales} from '../../lib/i18n/locales.ts'
import {attributionLimits} from '../../lib/leads/attribution.ts'
import {leadFields, leadForms, type LeadField} from '../../lib/leads/fields.ts'
import {leadSchema} from '../../lib/leads/lead.ts'
import {popupSources} from '../../lib/leads/sources.ts'
import {databaseOfPglite} from '../../local/supabase/database.ts'
import {bootstrap, createSchema} from '../../local/supabase/schema.ts'
import {validLead} from '../fixtures/lead.ts'
import {rounds} from '../nightly.ts'
import {oddValues} from '../unit/site/leads/odd-values.ts'

const database = await PGlite.create()

beforeAll(async () => {
  const queries = databaseOfPglite(database)
  await bootstrap(queries)
  await createSchema(queries)
  // Counting thousands of calls in one statement takes most of its time.
  await database.exec(
    'create or replace function private.allow_entry() returns boolean language sql return true',
  )
})

afterAll(() => database.close())

/** Asks the database about entries with these values, each on its own. */
async function areAccepted(changes: object[]): Promise<boolean[]> {
  // Each with an address of its own, because one address may ask only so many times.
  const entries = changes.map((change, index) =>
    Object.assign(validLead({email: `odd.${index}@visitor.example`}), change),
  )
  const {rows} = await database.query<{answer: string}>(
    `select public.add_entry(entry.value) as answer from jsonb_array_elements($1) with ordinality as entry (value, number)
     order by number`,
    [JSON.stringify(entries)],
  )
  return rows.map(({answer}) => answer === 'received')
}

const accepted = (field: LeadField, values: string[]) =>
  areAccepted(values.map((value) => ({[field]: value})))

/** The message may be longer in the database, which tags it; its limit has tests of its own. */
const isComparable = (field: LeadField, value: string) =>
  field !== 'message' || Array.from(value).length <= 1000 || Array.from(value).length > 1100

test.each(leadFields)(
  'form and database agree about a thousand values of the %s',
  async (field) => {
    // JSON has no half of a surrogate pair. Every fourth value by day.
    const typed = oddValues
      .filter((value) => !/\p{Cs}/u.test(value))
      .filter((_, index) => index % rounds(4, 1) === 0)
    const schema = leadSchema('demo')
    const verdicts = typed.map((value) => {
      const {data} = schema.safeParse(validLead({[field]: value}))
      return {value, cleaned: data?.[field]}
    })
    const stored = [...new Set(verdicts.flatMap(({cleaned}) => cleaned ?? []))]
    expect(await accepted(field, stored)).toEqual(stored.map(() => true))

    // Whoever calls the database directly is refused what the form refuses or would clean.
    const raw = verdicts.filter(
      ({value, cleaned}) => value !== cleaned && value !== '' && isComparable(field, value),
    )
    const answers = await accepted(
      field,
      raw.map(({value}) => value),
    )
    expect(raw.filter((_, index) => answers[index])).toEqual([])
  },
)

test('the database takes each language, form and popup, and attribution as long as the site writes it', async () => {
  const path = `/${'a'.repeat(attributionLimits.path - 1)}`
  const campaign = 'é'.repeat(attributionLimits.campaign)
  const longest = {page: path, landing_page: path, utm_source: campaign, utm_medium: campaign}
  const changes = [
    ...locales.map((language) => ({language})),
    ...[...leadForms, ...popupSources].map((source) => ({source})),
    {...longest, utm_campaign: campaign},
  ]
  expect(await areAccepted(changes)).toEqual(changes.map(() => true))
  expect(await areAccepted([{source: 'elsewhere'}, {language: 'english!'}])).toEqual([false, false])
})

test('form and database know the same invisible characters', async () => {
  const {rows} = await database.query<{points: number[]}>(
    `select array_agg(point) as points from (
       select generate_series(1, 55295) union all select generate_series(57344, 131071)
       union all select generate_series(917504, 921599)
     ) as points (point)
     where not private.is_line('a' || chr(point) || 'b')`,
  )
  const schema = leadSchema('waitlist').shape.company
  const cleaned: number[] = []
  for (let point = 1; point <= 0xe_0fff; point += 1) {
    // Surrogates, and planes without characters that are invisible.
    if ((point >= 0xd800 && point <= 0xdfff) || (point >= 0x2_0000 && point < 0xe_0000)) continue
    const text = `a${String.fromCodePoint(point)}b`
    if (schema.parse(text) !== text) cleaned.push(point)
  }
  expect(rows[0]?.points).toEqual(cleaned)
})
