import {aboutPath, contentLake, withAboutPage} from './services.ts'
import {expect, type Running, test} from './site.ts'

/** Waits until the Content Lake has received this many requests since the last count. */
async function waitForRequests({contentLake: lake}: Running, count: number): Promise<void> {
  let received = 0
  await expect
    .poll(() => (received += lake.countRequests()), {intervals: [20]})
    .toBeGreaterThanOrEqual(count)
}

test('a publish during a render is shown', async ({request, running}) => {
  const shows = (description: string) =>
    expect.poll(async () => (await request.get(aboutPath)).text()).toContain(description)
  await withAboutPage(async (publish) => {
    await publish('The first')
    await shows('The first')
    // Which request the second publish interrupts differs each time.
    for (const requests of [1, 2, 3, 4, 5, 6]) {
      await running.contentLake.setFault({kind: 'late', by: 700})
      running.contentLake.countRequests()
      await publish(`Soon outdated ${requests}`)
      await waitForRequests(running, requests)
      await publish(`The last ${requests}`)
      await running.contentLake.setFault({kind: 'none'})
      await shows(`The last ${requests}`)
    }
  })
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
      await running.contentLake.setFault({kind: 'late', by: 700})
      running.contentLake.countRequests()
      await publish('Soon outdated')
      const first = request.get(`/${path}`)
      await waitForRequests(running, round)
      await publish('The last')
      await first
      await running.contentLake.setFault({kind: 'none'})
      await expect.poll(async () => (await request.get(`/${path}`)).text()).toContain('The last')
    }
  } finally {
    await running.contentLake.setFault({kind: 'none'})
    for (const round of rounds) await contentLake.delete(idOf(round))
  }
})
