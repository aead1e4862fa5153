import {afterEach, expect, it, vi} from 'vitest'

import {startTracing} from '../../../../lib/server/tracing'

const registerOTel = vi.fn<(options: object) => void>()
let loaded = 0
vi.mock('@vercel/otel', () => {
  loaded += 1
  return {registerOTel}
})

afterEach(() => vi.unstubAllEnvs())

it('does not load the tracing library without a collector', async () => {
  await startTracing()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318')
  vi.stubEnv('OTEL_SDK_DISABLED', 'true')
  await startTracing()
  expect(loaded).toBe(0)
})

it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])(
  'traces when %s names a collector',
  async (name) => {
    vi.stubEnv(name, 'http://localhost:4318')
    vi.stubEnv('OTEL_SERVICE_NAME', 'marketing')
    await startTracing()
    expect(registerOTel).toHaveBeenLastCalledWith({serviceName: 'marketing'})
  },
)
