import {measuredEventLoop} from '../processes/event-loop.ts'
import {startStack} from '../processes/starter.ts'
import {Receiver, webhookSecret} from '../processes/webhook-receiver.ts'

/** Builds and starts the whole site once for all tests; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Tests set their own client IP addresses.
  const measured = measuredEventLoop()
  const receiver = await new Receiver().start()
  const webhook = {LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: webhookSecret}
  const stack = await startStack({TRUSTED_PROXY: '1', ...webhook, ...measured})
  process.env['STACK_SITE_URL'] = stack.siteUrl
  process.env['STACK_DATA_DIR'] = stack.dataDir
  process.env['STACK_DIST_DIR'] = stack.distDir
  process.env['STACK_LOG'] = stack.log
  process.env['STACK_EVENT_LOOP'] = measured.EVENT_LOOP_DELAY_FILE
  process.env['STACK_PID'] = String(stack.pid)
  process.env['STACK_WEBHOOK_URL'] = receiver.url
  return async () => {
    await stack.stop()
    await receiver.kill()
  }
}
