import {writeFileSync} from 'node:fs'
import {monitorEventLoopDelay} from 'node:perf_hooks'

// Preloaded with `--import`: writes the event loop's delay since the last SIGUSR2 on the next one, in milliseconds.
const delay = monitorEventLoopDelay({resolution: 10})
delay.enable()
process.on('SIGUSR2', () => {
  const text = JSON.stringify({p99: delay.percentile(99) / 1e6, max: delay.max / 1e6})
  writeFileSync(process.env['EVENT_LOOP_DELAY_FILE'], text)
  delay.reset()
})
