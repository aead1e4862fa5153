import en from '../../messages/en.json' with {type: 'json'}
import {formMessage, filledForm} from './forms.ts'
import {expect, startRunning, test} from './site.ts'

/** The entries that the database accepts from an IP address in ten minutes. */
const limit = 120

test('without a trusted proxy, spoofed addresses share one rate limit', async ({request}) => {
  const {stop} = await startRunning({TRUSTED_PROXY: ''})
  try {
    const page = await (await request.get('/app')).text()
    const answers: string[] = []
    for (let number = 0; number <= limit; number += 1) {
      const email = `claims.${process.pid}.${number}@visitor.example`
      const answer = await request.post('/app', {
        multipart: filledForm(page, {name: 'Ada', email, message: ''}),
        headers: {'x-forwarded-for': `198.51.100.${number}`},
      })
      answers.push(formMessage(await answer.text()))
    }
    expect(answers[0]).toContain(en.leadForm.status.received.title)
    expect(answers.at(-1)).toContain(en.leadForm.status.failed.title)
  } finally {
    await stop()
  }
})
