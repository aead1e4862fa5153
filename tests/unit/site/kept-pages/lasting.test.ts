import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {noteTags, outdate, recallTags} from '../../../../lib/kept-pages/stale-tags'
import {wholeFiles} from '../../../../lib/kept-pages/whole-files'

let folder = ''

const noted = () => join(folder, 'cache/announced-tags')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})

afterEach(() => {
  tagsManifest.clear()
  rmSync(folder, {recursive: true})
})

describe('a file of a page', () => {
  const files = wholeFiles({writeFile, mkdir} as never)

  it('is what was written last, and all that is there', async () => {
    const file = join(folder, 'page.html')
    await files.writeFile(file, 'old')
    await files.writeFile(file, 'new')
    expect(readFileSync(file, 'utf8')).toBe('new')
    expect(readdirSync(folder)).toEqual(['page.html'])
  })

  it('stays as it was when there is no room for the new one', async () => {
    const full = wholeFiles({
      writeFile: async (file: string) => {
        writeFileSync(file, 'ne')
        throw Object.assign(new Error('no room'), {code: 'ENOSPC'})
      },
    } as never)
    const file = join(folder, 'page.html')
    await files.writeFile(file, 'old')
    await expect(full.writeFile(file, 'new')).rejects.toThrow('no room')
    expect(readFileSync(file, 'utf8')).toBe('old')
    expect(readdirSync(folder)).toEqual(['page.html'])
  })
})

describe('what was announced', () => {
  it('is known after a restart, with the newest of each tag', async () => {
    tagsManifest.set('a', {stale: 1000, expired: 9000})
    await noteTags(noted(), ['a'])
    tagsManifest.set('a', {stale: 2000, expired: 9000})
    tagsManifest.set('b', {stale: 2000})
    await noteTags(noted(), ['a', 'b'])
    tagsManifest.clear()
    recallTags(noted())
    expect(Object.fromEntries(tagsManifest)).toEqual({
      a: {stale: 2000, expired: 9000},
      b: {stale: 2000},
    })
  })

  it('is known but for the line that was cut off', async () => {
    tagsManifest.set('a', {stale: 1000})
    await noteTags(noted(), ['a'])
    const line = readFileSync(noted(), 'utf8')
    writeFileSync(noted(), `${line}${line.trim().slice(0, 9)}`)
    await noteTags(noted(), ['b'])
    tagsManifest.clear()
    recallTags(noted())
    expect(tagsManifest.get('a')).toEqual({stale: 1000})
  })

  it('lies in no future, which would make pages old for as long', async () => {
    tagsManifest.set('a', {stale: Date.now() + 86_400_000})
    await noteTags(noted(), ['a'])
    tagsManifest.clear()
    recallTags(noted())
    expect(tagsManifest.get('a')?.stale).toBeLessThanOrEqual(Date.now() + 1000)
  })

  it('is nothing where nothing was noted', () => {
    recallTags(noted())
    expect(existsSync(noted())).toBe(false)
    expect(tagsManifest.size).toBe(0)
  })

  it('is later than the newest page, also after the clock was set back', () => {
    const newest = Date.now() + 3_600_000
    tagsManifest.set('a', {stale: Date.now()})
    outdate(['a'], newest)
    expect(tagsManifest.get('a')?.stale).toBeGreaterThan(newest)
  })
})
