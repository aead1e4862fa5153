import {describe} from 'vitest'

import {testCli} from '../cli.ts'
import {sites} from '../versions/versions.ts'

const [{sanity} = {sanity: ''}] = sites.toReversed()

describe(`the CLI of Studio ${sanity}`, () => {
  testCli(sanity)
})
