import {access, readdir} from 'node:fs/promises'
import {join} from 'node:path'

import type {AssetMetadataType} from '@sanity/client'
import sharp from 'sharp'
import {describe, expect, it} from 'vitest'

import {DATASET, PROJECT, sharedLake, startTestLake, type TestRequest} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'

const lake = sharedLake()

function picture(width: number, height: number, background = '#d02040'): Promise<Buffer> {
  return sharp({create: {width, height, channels: 3, background}})
    .png()
    .toBuffer()
}

function upload(
  body: BodyInit,
  as?: 'editor' | 'viewer',
  dataset: string = DATASET,
): Promise<Response> {
  return lake.request(`/v1/assets/images/${dataset}`, {method: 'POST', body, as})
}

describe('an uploaded image', () => {
  it('is described as the hosted service describes it, and comes back byte for byte', async () => {
    const bytes = await picture(320, 200)
    const asset = await lake
      .client('editor')
      .assets.upload('image', bytes, {filename: 'red.png', title: 'Red', label: 'hero'})
    expect(asset).toMatchObject({
      _id: `image-${asset.sha1hash}-320x200-png`,
      _type: 'sanity.imageAsset',
      assetId: asset.sha1hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'red.png',
      path: `images/${PROJECT}/${DATASET}/${asset.sha1hash}-320x200.png`,
      size: bytes.length,
      title: 'Red',
      label: 'hero',
      url: `${lake.url}/images/${PROJECT}/${DATASET}/${asset.sha1hash}-320x200.png`,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {_type: 'sanity.imageDimensions', width: 320, height: 200, aspectRatio: 1.6},
        hasAlpha: false,
        isOpaque: true,
        palette: {
          _type: 'sanity.imagePalette',
          dominant: {
            _type: 'sanity.imagePaletteSwatch',
            background: '#d02040',
            foreground: '#fff',
            population: 100,
          },
        },
      },
    })
    expect(asset.sha1hash).toMatch(/^[0-9a-f]{40}$/)
    expect(asset.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(asset.metadata.blurHash?.length).toBeGreaterThan(20)
    expect(asset.metadata).not.toHaveProperty('location')
    const response = await fetch(asset.url)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it.each<[AssetMetadataType[] | undefined, string[]]>([
    [undefined, ['blurHash', 'lqip', 'palette']],
    [[], []],
    [['lqip', 'exif', 'location'], ['lqip']],
    // As the client sends two names in a browser.
    [['blurhash,lqip'] as string[] as AssetMetadataType[], ['blurHash', 'lqip']],
  ])('asked for %j, is described by %j', async (extract, expected) => {
    const bytes = await picture(40, 30 + expected.length)
    const {metadata} = await lake.client('editor').assets.upload('image', bytes, {extract})
    const always = ['_type', 'dimensions', 'hasAlpha', 'isOpaque']
    expect(Object.keys(metadata).toSorted()).toEqual([...always, ...expected].toSorted())
  })

  it('is kept once however often it is uploaded', async () => {
    const bytes = await picture(50, 50, '#123456')
    const {assets} = lake.client('editor')
    const before = lake.stored().length
    const uploads = await Promise.all(
      ['a.png', 'b.png', 'c.png'].map((filename) => assets.upload('image', bytes, {filename})),
    )
    expect(new Set(uploads.map(({_id, _rev}) => `${_id} ${_rev}`)).size).toBe(1)
    expect(lake.stored()).toHaveLength(before + 1)
  })

  it('transparency and the orientation of the camera are recognized', async () => {
    const client = lake.client('administrator')
    const clear = await sharp({
      create: {width: 20, height: 10, channels: 4, background: {r: 0, g: 0, b: 0, alpha: 0}},
    })
      .png()
      .toBuffer()
    const {metadata} = await client.assets.upload('image', clear)
    expect(metadata).toMatchObject({hasAlpha: true, isOpaque: false})
    const sideways = await sharp(await picture(40, 20))
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer()
    const turned = await client.assets.upload('image', sideways)
    expect(turned.metadata.dimensions).toMatchObject({width: 20, height: 40})
  })

  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
    ['tiff', 'tif', 'image/tiff'],
    ['avif', 'avif', 'image/avif'],
  ] as const)('of format %s is a %s', async (format, extension, mimeType) => {
    const bytes = await sharp(await picture(16, 8))
      .toFormat(format)
      .toBuffer()
    const asset = await lake.client('editor').assets.upload('image', bytes)
    expect(asset).toMatchObject({
      extension,
      mimeType,
      _id: `image-${asset.sha1hash}-16x8-${extension}`,
    })
  })

  it('an SVG runs no script', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><script>alert(1)</script><rect width="30" height="20"/></svg>',
    )
    const asset = await lake.client('editor').assets.upload('image', drawing)
    expect(asset).toHaveProperty('_id', `image-${asset.sha1hash}-30x20-svg`)
    const response = await fetch(`${asset.url}?w=10`)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await expect(response.text()).resolves.toContain('viewBox')
  })
})

describe('an upload is rejected', () => {
  it('without permission', async () => {
    const bytes = new Uint8Array(await picture(5, 5, '#00ff00'))
    const sequence = lake.lake.lastSequence()
    expect((await upload(bytes)).status).toBe(401)
    expect((await upload(bytes, 'viewer')).status).toBe(403)
    expect((await upload(bytes, 'editor', 'nowhere')).status).toBe(404)
    expect((await upload(bytes, 'editor', '..%2F..')).status).toBe(404)
    expect(lake.lake.lastSequence()).toBe(sequence)
  })

  it('to a contributor, and is not served unless an editor had uploaded it', async () => {
    const send = (as: 'contributor' | 'editor') =>
      lake.request(`/v1/assets/files/${DATASET}?filename=page.html`, {
        method: 'POST',
        body: '<script>1</script>',
        as,
      })
    const folder = join(lake.dataDir, 'assets', DATASET)
    const before = await readdir(folder).catch(() => [])
    expect((await send('contributor')).status).toBe(403)
    expect(await readdir(folder)).toEqual(before)

    const {document} = (await (await send('editor')).json()) as {document: {url: string}}
    await send('contributor')
    expect((await fetch(document.url)).status).toBe(200)
  })

  it('if it is no image, too large or claims a gigapixel', async () => {
    const whole = await picture(200, 200)
    const invalid = 'Invalid image, could not read metadata'
    const started = Date.now()
    const bodies: [BodyInit, status: number, message: string][] = [
      ['', 400, 'The upload has no bytes.'],
      ['<html><script>1</script></html>', 400, invalid],
      [new Uint8Array(whole.subarray(0, 60)), 400, invalid],
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="32000" height="32000"></svg>',
        400,
        'An image may have at most 100000000 pixels.',
      ],
      [new Uint8Array(20 * 1024 * 1024 + 1), 413, ''],
    ]
    for (const [body, statusCode, message] of bodies) {
      const response = await upload(body, 'editor')
      const said = {statusCode, message: expect.stringContaining(message) as string}
      await expect(response.json()).resolves.toMatchObject(said)
    }
    expect(Date.now() - started).toBeLessThan(deadline(4000))
  })
})

describe('an uploaded file', () => {
  it('keeps its extension, can be read in parts and never changes', async () => {
    const asset = await lake
      .client('editor')
      .assets.upload('file', Buffer.from('0123456789'), {filename: 'Notes.TXT'})
    expect(asset).toMatchObject({
      _id: `file-${asset.sha1hash}-txt`,
      _type: 'sanity.fileAsset',
      originalFilename: 'Notes.TXT',
      size: 10,
    })
    const parts = [
      ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
      ['bytes=8-', 206, '89', 'bytes 8-9/10'],
      ['bytes=9-99', 206, '9', 'bytes 9-9/10'],
      ['bytes=-3', 206, '789', 'bytes 7-9/10'],
      ['bytes=10-', 416, expect.stringContaining('no such bytes') as string, 'bytes */10'],
      ['items=1-2', 206, '0123456789', 'bytes 0-9/10'],
    ] as const
    for (const [range, status, text, described] of parts) {
      const part = await fetch(asset.url, {headers: {range}})
      expect([range, part.status, await part.text()]).toEqual([range, status, text])
      expect(part.headers.get('content-range')).toBe(described)
    }
    const head = await fetch(asset.url, {method: 'HEAD'})
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '10',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      'content-type': expect.stringMatching(/^text\/plain/) as string,
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${asset.sha1hash}.txt"`,
      'x-content-type-options': 'nosniff',
    })
    expect(head.headers.has('content-disposition')).toBe(false)
    const known = await fetch(asset.url, {headers: {'if-none-match': `"${asset.sha1hash}.txt"`}})
    expect(known.status).toBe(304)
    const names = [
      ['a"b.txt', 'a%22b.txt'],
      ["it's", 'it%27s'],
      ['', `${asset.sha1hash}.txt`],
    ] as const
    for (const [given, expected] of names) {
      const named = await fetch(`${asset.url}?dl=${given}`)
      const disposition = named.headers.get('content-disposition')
      expect(disposition).toBe(`attachment; filename*=UTF-8''${expected}`)
    }
  })

  it.each([
    ['A.Notes.TXT', 'image/png', 'txt', 'text/plain'],
    ['no-extension', 'application/pdf', 'pdf', 'application/pdf'],
    ['no-extension', 'text/csv; charset=utf-8', 'csv', 'text/csv'],
    ['no-extension', 'x/unknown', 'bin', 'application/octet-stream'],
    ['a.unknown', 'text/plain', 'unknown', 'application/octet-stream'],
    [`a.${'x'.repeat(17)}`, 'text/plain', 'txt', 'text/plain'],
  ])('%s of type %s is a %s', async (filename, contentType, extension, mimeType) => {
    const bytes = Buffer.from(filename + contentType)
    const asset = await lake.client('editor').assets.upload('file', bytes, {filename, contentType})
    expect(asset).toMatchObject({
      _id: `file-${asset.sha1hash}-${extension}`,
      extension,
      mimeType,
      path: `files/${PROJECT}/${DATASET}/${asset.sha1hash}.${extension}`,
    })
  })

  it('is described by whoever uploads it, and again by the next', async () => {
    const {assets} = lake.client('editor')
    const bytes = Buffer.from('described')
    const words = {label: 'l', title: 't', description: 'd', creditLine: 'c'}
    const source = {id: 'i', name: 'n', url: 'https://n.example/i'}
    const first = await assets.upload('file', bytes, {...words, source})
    const described = {...words, source: {_type: 'sanity.assetSourceData', ...source}}
    expect(first).toMatchObject({...described, originalFilename: `${first.sha1hash}.bin`})
    const again = await assets.upload('file', bytes, {title: 'T', source: {id: 'i'} as never})
    expect(again).toMatchObject({...described, title: 'T'})
  })

  it('is written to disk as it comes, up to the limit', async () => {
    const small = await startTestLake({maxUploadMegabytes: 1})
    const names = () => readdir(join(small.dataDir, 'assets'), {recursive: true})
    const send = (body: BodyInit, headers = {}) =>
      small.request(`/v1/assets/files/${DATASET}?filename=a.bin`, {
        method: 'POST',
        as: 'editor',
        body,
        headers,
        duplex: 'half',
      } as TestRequest)
    const megabyte = new Uint8Array(1024 * 1024)
    expect((await send(megabyte)).status).toBe(200)
    const kept = await names()
    expect((await send(new Uint8Array(1024 * 1024 + 1))).status).toBe(413)
    const chunks = [megabyte, new Uint8Array(1)]
    expect((await send(new Blob(chunks).stream())).status).toBe(413)
    expect(await names()).toEqual(kept)
    const controller = new AbortController()
    const unfinished = new ReadableStream({
      async pull(stream) {
        stream.enqueue(new Uint8Array(1000))
        if ((await names()).length > kept.length) controller.abort()
      },
    })
    const aborted = small.request(`/v1/assets/files/${DATASET}`, {
      method: 'POST',
      as: 'editor',
      body: unfinished,
      signal: controller.signal,
      duplex: 'half',
    } as TestRequest)
    await expect(aborted).rejects.toThrow(/abort/)
    await expect.poll(names).toEqual(kept)
    await small.close()
  })

  it.each([
    '/files/local/production/..%2F..%2Fserver.sqlite',
    '/images/local/../x/y',
    '/files/other/production/x.txt',
  ])('is the only thing served: %s is not found', async (path) => {
    expect((await lake.request(path)).status).toBe(404)
  })
})

it('assets are deleted with their dataset', async () => {
  const datasets = lake.client('administrator').datasets
  await datasets.create('short-lived')
  const bytes = await picture(9, 9, '#0000ff')
  const {url} = await lake.client('editor', 'short-lived').assets.upload('image', bytes)
  expect((await fetch(url)).status).toBe(200)
  await datasets.delete('short-lived')
  expect((await fetch(url)).status).toBe(404)
  await expect(access(join(lake.dataDir, 'assets', 'short-lived'))).rejects.toThrow(/ENOENT/)
})

it('an upload whose dataset is deleted before its last byte is not found', async () => {
  const datasets = lake.client('administrator').datasets
  await datasets.create('half-way')
  const bytes = await picture(9, 9)
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, 20)),
    async pull(controller) {
      await expect
        .poll(() => readdir(join(lake.dataDir, 'assets')))
        .toContainEqual(expect.stringMatching(/\.part$/))
      await datasets.delete('half-way')
      controller.enqueue(bytes.subarray(20))
      controller.close()
    },
  })
  const sent = {method: 'POST', body, as: 'editor', duplex: 'half'} as TestRequest
  const uploaded = await lake.request('/v1/assets/images/half-way', sent)
  expect(uploaded.status).toBe(404)
})

it('an asset is deleted with its document, which cannot be deleted while it is referenced', async () => {
  const client = lake.client('editor')
  const bytes = await picture(8, 8, '#00ff00')
  const {_id, url} = await client.assets.upload('image', bytes)
  const asset = {_type: 'reference', _ref: _id}
  await client.create({_id: 'user', _type: 'page', image: {_type: 'image', asset}})
  await expect(client.delete(_id)).rejects.toMatchObject({statusCode: 409})
  expect((await fetch(url)).status).toBe(200)
  await client.transaction().delete('user').delete(_id).commit()
  expect((await fetch(url)).status).toBe(404)
  await client.assets.upload('image', bytes)
  expect((await fetch(url)).status).toBe(200)
})
