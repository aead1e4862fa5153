import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

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

  it('keeps at most its size, across restarts, and is emptied when it is full', async () => {
    const first = await open()
    for (const key of ['aa1', 'aa2', 'bb']) await first.write(key, bytes(3))
    expect(await first.read('aa1')).toEqual(bytes(3))
    const second = await open()
    await second.write('cc', bytes(1))
    expect(kept()).toEqual(['aa1', 'aa2', 'bb', 'cc'])
    await second.write('dd', bytes(4))
    expect(kept()).toEqual(['dd'])
    expect(await second.read('aa1')).toBeUndefined()
    await second.write('ee', bytes(6))
    expect(kept()).toEqual(['dd', 'ee'])
  })

  it('costs nothing but time where it cannot be written', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const cache = await open()
    rmSync(folder, {recursive: true})
    writeFileSync(folder, '')
    await cache.write('aa', bytes(1))
    expect(await cache.read('aa')).toBeUndefined()
    expect(said).toHaveBeenCalledWith('A picture could not be cached:', expect.any(Error))
    said.mockRestore()
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
