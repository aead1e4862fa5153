import {afterAll, beforeAll, expect, it} from 'vitest'

import {type Balancer, startTestBalancer} from './balancer/balancer.ts'
import {rules} from './balancer/rules.ts'

let balancer: Balancer

beforeAll(async () => {
  balancer = await startTestBalancer()
})

afterAll(() => balancer?.stop())

it.each(rules)('$name', ({check}) => expect(check(balancer)).resolves.toBeUndefined())
