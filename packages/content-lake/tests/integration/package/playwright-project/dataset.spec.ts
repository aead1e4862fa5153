import {expect} from '@playwright/test'

import {contentLakeTest} from '../../../../src/playwright.ts'

const test = contentLakeTest({seed: [{_id: 'one', _type: 'note'}]})

for (const round of ['one', 'another']) {
  test(`${round} test has the seed alone`, async ({dataset, contentLake, request}) => {
    const {token} = dataset.client('editor')
    const url = `${contentLake.url}/v1/data`
    const headers = {authorization: `Bearer ${token}`}
    const count = await request.get(`${url}/query/${dataset.name}?query=count(*)`, {headers})
    expect(await count.json()).toMatchObject({result: 1})
    const data = {mutations: [{create: {_type: 'note'}}]}
    const written = await request.post(`${url}/mutate/${dataset.name}`, {headers, data})
    expect(written.status()).toBe(200)
  })
}
