import {expect, it} from 'vitest'

import {auditHref, parseAuditQuery} from '../../../../lib/admin/audit'

const actor = '00000000-0000-4000-8000-00000000000a'

it.each([
  [
    {action: 'entry_read', actor, from: '2026-11-01', to: '2026-11-26', before: '70'},
    `/admin/audit?action=entry_read&actor=${actor}&from=2026-11-01&to=2026-11-26&before=70`,
  ],
  [{action: 'Robert";', actor: 'me', from: '2026-13-01', to: 'today', before: '0'}, '/admin/audit'],
  [{action: '', actor: '', from: '', to: '', before: ''}, '/admin/audit'],
  [{action: ['entry_read'], other: 'x'}, '/admin/audit'],
])('parameters %j are those of %s', (parameters, href) => {
  expect(auditHref(parseAuditQuery(parameters))).toBe(href)
})
