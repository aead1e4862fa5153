import {describe, expect, it} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {attributionLimits} from '../../../../lib/leads/attribution'
import {leadFields, leadForms, maxLength} from '../../../../lib/leads/fields'
import {popupSources} from '../../../../lib/leads/sources'
import {expectNone} from '../../expect-none.ts'
import {sourceOf} from '../source-files.ts'

const schema = sourceOf('supabase/schemas/2-leads.sql')

/** Returns a check constraint's condition. */
function check(name: string): string {
  const demand = new RegExp(`constraint waitlist_${name}\\s+check \\((.*)\\)`).exec(schema)?.[1]
  if (!demand) throw new Error(`No constraint waitlist_${name} in supabase/schemas/2-leads.sql`)
  return demand
}

function longest(field: string): number {
  return Number(/(?:<=|and) (\d+)$/.exec(check(`${field}_length`))?.[1])
}

function listed(name: string): string[] {
  return [...check(name).matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '').sort()
}

describe('the checks of the database', () => {
  it.each(leadFields)('the database checks the same limit as the forms: %s', (field) => {
    const longestTyped = Math.max(...leadForms.map((form) => maxLength(field, form)))
    // Room for the tag of a free-trial request.
    const tag = field === 'message' ? 100 : 0
    expect(
      longest(field),
      `supabase/schemas/2-leads.sql and leadFieldRules differ in the limit of ${field}`,
    ).toBe(longestTyped + tag)
  })

  it('the database accepts attribution as truncated by the site', () => {
    const {path, campaign} = attributionLimits
    expect(['page', 'landing_page'].map(longest)).toEqual([path, path])
    expect(['utm_source', 'utm_medium', 'utm_campaign'].map(longest)).toEqual(
      Array<number>(3).fill(campaign),
    )
  })

  it('the database accepts every language of the site', () => {
    const [, pattern = ''] = /language ~ '([^']+)'/.exec(check('language_format')) ?? []
    expectNone(
      locales.filter((locale) => !new RegExp(pattern).test(locale)),
      'Widen waitlist_language_format by a migration',
    )
    expect(new RegExp(pattern).test('english')).toBe(false)
  })

  it('the database accepts the forms and popups as sources', () => {
    expect(listed('source_known')).toEqual([...leadForms, ...popupSources].sort())
  })
})
