import {sendForm} from './forms.ts'
import {expect, startRunning, test} from './site.ts'

/** The entries that the database accepts from an IP address in ten minutes. */
const limit = 120

test('without a trusted proxy, spoofed addresses share one rate limit', async () => {
  const {site, stop} = await startRunning({TRUSTED_PROXY: ''})
  try {
    const answers: string[] = []
    // A window that ends meanwhile starts a new count, so the limit may be reached once more.
    for (let number = 0; number <= 2 * limit && answers.at(-1) !== 'failed'; number += 1) {
      const email = `claims.${process.pid}.${number}@visitor.example`
      const headers = {'x-forwarded-for': `198.51.100.${number}`}
      answers.push(await sendForm(site.url, {name: 'Ada', email, message: ''}, headers))
    }
    expect([answers[0], answers.at(-1)]).toEqual(['received', 'failed'])
  } finally {
    await stop()
  }
})
