// @vitest-environment jsdom
import {unset, type AssetSourceUploader, type AssetSourceUploadEvent} from 'sanity'
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest'

import {checkPicture} from '../../../../studio/uploads/check'
import {checkedUploader, failures, rowUploader} from '../../../../studio/uploads/checked-uploader'

type Options = Parameters<AssetSourceUploader['upload']>[1]

/** Sanity's uploader, where the Content Lake answers as the file is named. */
class Uploader implements AssetSourceUploader {
  readonly #subscribers = new Set<(event: AssetSourceUploadEvent) => void>()

  subscribe(subscriber: (event: AssetSourceUploadEvent) => void) {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  upload(files: File[], _options?: Options) {
    const answered = files.map((file) => ({
      id: file.name,
      file,
      progress: 100,
      status: file.name.startsWith('refused') ? ('error' as const) : ('complete' as const),
    }))
    const refused = answered.filter(({status}) => status === 'error')
    for (const tell of this.#subscribers) {
      for (const file of answered) tell({type: 'progress', file, progress: 100})
      if (refused.length > 0) tell({type: 'error', files: refused})
      tell({type: 'all-complete', files: answered})
    }
    return answered
  }

  getFiles = () => []
  updateFile() {}
  reset() {}
  abort() {}
}

const picture = (name: string, type = 'image/png') => new File(['a'], name, {type})

/** A picture of a size in bytes. */
const sized = (name: string, value: number) => Object.defineProperty(picture(name), 'size', {value})

const mostBytes = 20 * 1024 * 1024

const files: [string, File, string][] = [
  ['of another type', picture('a.heic', 'image/heic'), 'type'],
  ['that is too large', sized('b.png', mostBytes + 1), 'large'],
  ['that has too many pixels', picture('10000x10001.png'), 'large'],
  ['that is damaged', picture('damaged.png'), 'damaged'],
  ['that is a damaged drawing', picture('c.svg', 'image/svg+xml'), 'damaged'],
  ['that the server refuses', picture('refused.png'), 'failed'],
]

let open = 0

/** Reads pictures whose names say their width and height. */
const bitmapOf = async ({name}: File) => {
  if (name.startsWith('damaged')) throw new Error('Not a picture')
  const [, width = 9, height = 9] = /(\d+)x(\d+)/.exec(name) ?? []
  open += 1
  const close = () => (open -= 1)
  return {width: Number(width), height: Number(height), close}
}

const failed: string[] = []
const reports = failures.subscribe(({name, problem}) => failed.push(`${name}: ${problem}`))

beforeEach(() => {
  failed.length = 0
  vi.stubGlobal('createImageBitmap', bitmapOf)
})

afterEach(() => vi.unstubAllGlobals())

afterAll(() => reports.unsubscribe())

/** Uploads a file, and returns the patches of the row or field once all is done. */
async function upload(Class: ReturnType<typeof checkedUploader>, file: File) {
  const patches: unknown[] = []
  const uploader = new Class()
  const done = new Promise<void>((resolve) => {
    uploader.subscribe(({type}) => {
      if (type === 'all-complete') setTimeout(resolve)
    })
  })
  uploader.upload([file], {onChange: (patch) => patches.push(patch)})
  await done
  return patches
}

const Checked = checkedUploader(Uploader)

test.each(files)(
  'a file %s takes its row of a list with it, and nothing of a field',
  async (_, file, problem) => {
    expect(await upload(rowUploader(Checked), file)).toEqual([[unset()]])
    expect(await upload(Checked, file)).toEqual([])
    expect(failed).toEqual([`${file.name}: ${problem}`, `${file.name}: ${problem}`])
  },
)

test.each([picture('good.png'), sized('largest.png', mostBytes), picture('10000x10000.avif')])(
  'a picture keeps its row: $name',
  async (file) => {
    expect(await upload(rowUploader(Checked), file)).toEqual([])
    expect([failed, open]).toEqual([[], 0])
  },
)

test.each([
  ['refused.png', ['progress', 'all-complete']],
  ['damaged.png', ['all-complete']],
  ['good.png', ['progress', 'all-complete']],
])(
  'what becomes of %s is told without Sanity’s error, and to nobody who has left: %j',
  async (name, events) => {
    const uploader = new (rowUploader(Checked))()
    const told: string[] = []
    uploader.subscribe(() => told.push('left'))()
    const done = new Promise((resolve) => {
      uploader.subscribe(({type}) => {
        told.push(type)
        if (type === 'all-complete') setTimeout(resolve)
      })
    })
    expect(uploader.upload([picture(name)])).toEqual([])
    await done
    expect(told).toEqual(events)
  },
)

test('pictures are uploaded as they are, drawings without what could run', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
  const file = new File([drawing.replace('<path', '<script/><path')], 'a.svg', {
    type: 'image/svg+xml',
  })
  const good = picture('good.png')
  expect(await checkPicture(good)).toBe(good)
  const checked = await checkPicture(file)
  expect([checked.name, checked.type, await checked.text()]).toEqual([
    'a.svg',
    'image/svg+xml',
    drawing,
  ])
})
