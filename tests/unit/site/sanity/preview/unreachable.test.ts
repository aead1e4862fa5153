import {expect, it} from 'vitest'

import {unreachableResponse} from '../../../../../lib/sanity/preview/preview-requests'

it('escapes the URL in the page', async () => {
  const html = await unreachableResponse('en', '/"><script>alert(1)</script>').text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&#34;&#62;&#60;script&#62;')
})
