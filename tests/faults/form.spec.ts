import {createClient} from '@supabase/supabase-js'

import fr from '../../messages/fr.json' with {type: 'json'}
import {answerIn, fieldsOf, filledForm} from './forms.ts'
import {credentials, wrongAnswers} from './services.ts'
import {expect, test} from './site.ts'

const {supabase} = credentials
const database = createClient(supabase.url, supabase.secretKey, {auth: {persistSession: false}})

const {received, alreadyReceived} = fr.leadForm.status

// A browser without script is sent a page with the answer, which this site has never rendered and cannot render now.
for (const name of ['is down', 'hangs', 'answers 500', 'answers other JSON']) {
  test(`a form without script is answered by a site that has just started with a Content Lake that ${name}`, async ({
    request,
    running,
  }) => {
    await running.contentLake.become(wrongAnswers[name] ?? {kind: 'down'})
    const email = `just-started.${name.replaceAll(' ', '-')}.${process.pid}@visitor.example`
    const typed = {name: 'Ada & "Byrne" <ada>', email, message: '\nBonjour,\n« Ada »'}
    const page = await (await request.get('/fr/app')).text()
    const send = async (multipart: Record<string, string>) => {
      const answer = await request.post('/fr/app', {multipart, timeout: 60_000})
      return answer.text()
    }
    const first = await send(filledForm(page, typed))
    expect(first).toContain('<html lang="fr"')
    expect(first).toContain(fr.leadForm.unanswered.title)
    expect(fieldsOf(first)).toMatchObject(typed)

    await running.contentLake.become({kind: 'none'})
    const again = answerIn(await send(fieldsOf(first)))
    expect([received.title, alreadyReceived.title].some((title) => again.includes(title))).toBe(
      true,
    )
    const {data} = await database.from('waitlist').select('name').eq('email', email)
    expect(data).toEqual([{name: typed.name}])
  })
}
