import sharp from 'sharp'
import {describe, expect, it} from 'vitest'

import {drawFavicon, faviconSizes, iconFiles} from '../../../../components/ui/logo-mark/draw-icon'

describe('the icons', () => {
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
