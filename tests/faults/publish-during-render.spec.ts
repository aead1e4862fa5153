import {contentLake} from './services.ts'
import {expect, type Running, test} from './site.ts'

/** Waits until the Content Lake has had so many requests since the last count. */
async function untilAsked({contentLake: lake}: Running, questions: number): Promise<void> {
  let asked = 0
  await expect
    .poll(() => (asked += lake.countRequests()), {intervals: [20]})
    .toBeGreaterThanOrEqual(questions)
}

const aboutQuery =
  '*[_type == "page" && language == "fr" && path == "a-propos"][0]{_id, "said": seo.description}'

test('a publish during a render is shown', async ({request, running}) => {
  const {_id: id, said} = await contentLake.fetch<{_id: string; said: string}>(aboutQuery)
  const publish = (description: string) =>
    contentLake.patch(id, {set: {'seo.description': description}}).commit()
  const shows = (description: string) =>
    expect.poll(async () => (await request.get('/fr/a-propos')).text()).toContain(description)
  try {
    await publish('The first')
    await shows('The first')
    // Which request the second publish interrupts differs each time.
    for (const questions of [1, 2, 3, 4, 5, 6]) {
      await running.contentLake.become({kind: 'late', by: 700})
      running.contentLake.countRequests()
      await publish(`Soon outdated ${questions}`)
      await untilAsked(running, questions)
      await publish(`The last ${questions}`)
      await running.contentLake.become({kind: 'none'})
      await shows(`The last ${questions}`)
    }
  } finally {
    await publish(said)
  }
})

const idOf = (round: number) => `page-first-${round}-en`

test('a publish during the first render is shown', async ({request, running}) => {
  const rounds = [1, 2, 3, 4, 5, 6]
  try {
    for (const round of rounds) {
      const path = `first-${round}`
      const publish = (description: string) =>
        contentLake.createOrReplace({
          _id: idOf(round),
          _type: 'page',
          language: 'en',
          path,
          title: 'First',
          seo: {title: 'First', description},
          sections: [],
        })
      await running.contentLake.become({kind: 'late', by: 700})
      running.contentLake.countRequests()
      await publish('Soon outdated')
      const first = request.get(`/${path}`)
      await untilAsked(running, round)
      await publish('The last')
      await first
      await running.contentLake.become({kind: 'none'})
      await expect.poll(async () => (await request.get(`/${path}`)).text()).toContain('The last')
    }
  } finally {
    await running.contentLake.become({kind: 'none'})
    for (const round of rounds) await contentLake.delete(idOf(round))
  }
})
