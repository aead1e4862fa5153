import sharp from 'sharp'
import {describe, expect, it} from 'vitest'

import {
  drawFavicon,
  drawIcon,
  faviconSizes,
  iconFiles,
  touchIcon,
} from '../../../../components/ui/logo-mark/draw-icon'

/** Returns the opacity of an image's corner pixel, from 0 to 255. */
async function cornerOpacity(png: Uint8Array): Promise<number | undefined> {
  const corner = {left: 0, top: 0, width: 1, height: 1}
  const pixel = await sharp(png).ensureAlpha().extract(corner).raw().toBuffer()
  return pixel[3]
}

describe('the icons', () => {
  it.each(Object.entries({...iconFiles, touch: touchIcon}))(
    '%s is a small PNG',
    async (_, icon) => {
      const png = await drawIcon(icon)
      const {format, width, height} = await sharp(png).metadata()
      expect({format, width, height}).toEqual({format: 'png', width: icon.size, height: icon.size})
      expect(png.length).toBeLessThan(20_000)
      expect(await cornerOpacity(png)).toBe(icon.onPaper ? 255 : 0)
    },
  )

  it.each(Object.entries({...iconFiles, touch: touchIcon}))(
    'the mark is in the middle of %s, in its size',
    async (_, icon) => {
      const png = await drawIcon(icon)
      const {info} = await sharp(png).trim().toBuffer({resolveWithObject: true})
      const {width, trimOffsetLeft = 0, height, trimOffsetTop = 0} = info
      const middle = [width / 2 - trimOffsetLeft, height / 2 - trimOffsetTop]
      // The mark is 30.5 of 32 units wide, and a little right of the middle.
      const near = (pixels: number) => expect.closeTo(pixels / icon.size, 1)
      expect([...middle, width].map((pixels) => pixels / icon.size)).toEqual(
        [icon.size / 2, icon.size / 2, icon.size * icon.share * 0.95].map(near),
      )
    },
  )

  it('the maskable icon keeps the mark in the safe zone', () => {
    const maskable = Object.values(iconFiles).filter(({purpose}) => purpose === 'maskable')
    expect(maskable).toHaveLength(1)
    // The mark's corners must be within the safe circle.
    for (const {share} of maskable) expect(share / Math.SQRT2).toBeLessThan(0.4)
  })

  it("the ICO's entries point to PNGs of their size", async () => {
    const ico = Buffer.from(await drawFavicon())
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
    expect(ico.readUInt16LE(4)).toBe(faviconSizes.length)
    for (const [index, size] of faviconSizes.entries()) {
      const entry = 6 + 16 * index
      const offset = ico.readUInt32LE(entry + 12)
      const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))
      const {format, width, height} = await sharp(png).metadata()
      expect({format, width, height}).toEqual({format: 'png', width: size, height: size})
      expect([ico[entry], ico[entry + 1]]).toEqual([size, size])
    }
  })
})
