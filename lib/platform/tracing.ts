import 'server-only'

/** Whether somebody collects traces. The library reads its standard variables itself; these decide that it is loaded. */
function isCollected(): boolean {
  const {env} = process
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  return Boolean(collector) && env.OTEL_SDK_DISABLED !== 'true'
}

/** Traces requests when a collector is named. Without one nothing is loaded: the library takes memory and time. */
export async function startTracing(): Promise<void> {
  if (!isCollected()) return
  const {registerOTel} = await import('@vercel/otel')
  registerOTel({serviceName: process.env.OTEL_SERVICE_NAME || 'site'})
}
