import 'server-only'

/** The tracing library reads its standard variables itself; these decide whether to load it. */
function hasCollector(): boolean {
  const {env} = process
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  return Boolean(collector) && env.OTEL_SDK_DISABLED !== 'true'
}

/**
 * Starts tracing when a collector is configured; otherwise the library is not loaded, to save
 * memory.
 */
export async function startTracing(): Promise<void> {
  if (!hasCollector()) return
  const {registerOTel} = await import('@vercel/otel')
  registerOTel({serviceName: process.env.OTEL_SERVICE_NAME || 'site'})
}
