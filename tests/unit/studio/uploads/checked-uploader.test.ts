// @vitest-environment jsdom
import {unset, type AssetSourceUploader, type AssetSourceUploadEvent} from 'sanity'
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest'

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
    for (const tell of this.#subscribers) tell({type: 'all-complete', files: answered})
    return answered
  }

  getFiles = () => []
  updateFile() {}
  reset() {}
  abort() {}
}

const picture = (name: string, type = 'image/png') => new File(['a'], name, {type})

const files: [string, File][] = [
  ['of another type', picture('a.heic', 'image/heic')],
  ['that is too large', Object.defineProperty(picture('b.png'), 'size', {value: 1e9})],
  ['that is damaged', picture('damaged.png')],
  ['that is a damaged drawing', picture('c.svg', 'image/svg+xml')],
  ['that the server refuses', picture('refused.png')],
]

const bitmapOf = async ({name}: File) => {
  if (name.startsWith('damaged')) throw new Error('Not a picture')
  return {width: 9, height: 9, close() {}}
}

const failed: string[] = []
const reports = failures.subscribe(({name}) => failed.push(name))

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
  async (_, file) => {
    expect(await upload(rowUploader(Checked), file)).toEqual([[unset()]])
    expect(await upload(Checked, file)).toEqual([])
    expect(failed).toEqual([file.name, file.name])
  },
)

test('a picture keeps its row', async () => {
  expect(await upload(rowUploader(Checked), picture('good.png'))).toEqual([])
  expect(failed).toEqual([])
})
