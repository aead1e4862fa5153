import {mkdtempSync, readdirSync, rmSync, utimesSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {openDiskCache} from '../../src/images/disk-cache.ts'
import {JobQueue} from '../../src/images/job-queue.ts'

const bytes = (size: number) => Buffer.alloc(size, 'x')

describe('the cache of images', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'image-cache-'))
  })
  afterEach(() => rmSync(folder, {recursive: true}))

  const open = () => openDiskCache(folder, 10)
  /** Names of the files in it. */
  const kept = () =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({name}) => name)
      .toSorted()

  it('keeps at most its size, and forgets what was read longest ago', async () => {
    const cache = await open()
    for (const key of ['aa1', 'aa2', 'bb']) await cache.write(key, bytes(3))
    await cache.write('cc', bytes(1))
    expect(kept()).toEqual(['aa1', 'aa2', 'bb', 'cc'])
    expect(await cache.read('aa1')).toEqual(bytes(3))
    await cache.write('dd', bytes(1))
    expect(kept()).toEqual(['aa1', 'bb', 'cc', 'dd'])
    expect(await cache.read('aa2')).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['aa', 'bb', 'cc', 'dd'])
  })

  it('continues with the files of its folder, the oldest first', async () => {
    const first = await open()
    for (const key of ['aa', 'bb', 'cc']) await first.write(key, bytes(3))
    for (const [age, key] of ['aa', 'cc', 'bb'].entries()) {
      utimesSync(join(folder, key, key), 1000 - age, 1000 - age)
    }
    const second = await open()
    expect(await second.read('cc')).toEqual(bytes(3))
    await second.write('dd', bytes(4))
    expect(kept()).toEqual(['aa', 'cc', 'dd'])
  })

  it('forgets a file that is gone', async () => {
    const cache = await open()
    await cache.write('aa', bytes(9))
    rmSync(join(folder, 'aa'), {recursive: true})
    expect(await cache.read('aa')).toBeUndefined()
    for (const key of ['bb', 'cc']) await cache.write(key, bytes(5))
    expect(kept()).toEqual(['bb', 'cc'])
  })
})

/** A job that ends when its `end` is called. */
function jobOf(started: string[], name: string) {
  let end!: () => void
  const ended = new Promise<Buffer>((resolve) => {
    end = () => resolve(Buffer.from(name))
  })
  const run = () => {
    started.push(name)
    return ended
  }
  return {run, end}
}

describe('a queue of images', () => {
  it('runs some at a time, in their order, and each key once', async () => {
    const started: string[] = []
    const queue = new JobQueue(2)
    const jobs = ['a', 'b', 'c', 'd'].map((name) => jobOf(started, name))
    const results = jobs.map(({run}, index) => queue.run(String(index), run))
    expect(queue.run('0', jobs[3]!.run)).toBe(results[0])
    expect(queue.run('3', jobs[0]!.run)).toBe(results[3])
    expect(started).toEqual(['a', 'b'])
    jobs[1]!.end()
    expect(String(await results[1])).toBe('b')
    expect(started).toEqual(['a', 'b', 'c'])
    for (const {end} of jobs) end()
    expect((await Promise.all(results)).map(String)).toEqual(['a', 'b', 'c', 'd'])
    const again = jobOf(started, 'again')
    again.end()
    expect(String(await queue.run('0', again.run))).toBe('again')
    expect(started).toEqual(['a', 'b', 'c', 'd', 'again'])
  })

  it('goes on after a job that fails', async () => {
    const queue = new JobQueue(1)
    const failing = queue.run('a', () => Promise.reject(new Error('broken')))
    const next = queue.run('b', () => Promise.resolve(Buffer.from('b')))
    await expect(failing).rejects.toThrow('broken')
    expect(String(await next)).toBe('b')
  })

  it('refuses a job when 256 wait', async () => {
    const {run, end} = jobOf([], 'a')
    const queue = new JobQueue(1)
    const accepted = Array.from({length: 257}, (_, index) => queue.run(String(index), run))
    await expect(queue.run('more', run)).rejects.toMatchObject({
      status: 429,
      body: {message: 'Too many image requests: try again soon.'},
    })
    end()
    await expect(Promise.all(accepted)).resolves.toHaveLength(257)
  })
})
