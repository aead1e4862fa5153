import readExif from 'exif-reader'

type Degrees = number[] | undefined

/** What a camera wrote into a picture: `exif` and `location` of `sanity.imageMetadata`, as far as it did. */
export function exifOf(data: Buffer | undefined): {exif?: object; location?: object} {
  if (!data) return {}
  try {
    const {Photo: photo, GPSInfo: gps} = readExif(data)
    return {exif: photo && plain(photo), location: gps && locationOf(gps)}
  } catch {
    // A damaged block does not spoil the picture.
    return {}
  }
}

function plain(tags: Record<string, unknown>): object {
  const {ISOSpeedRatings, ...others} = tags
  const iso = [ISOSpeedRatings].flat()[0]
  const values = Object.entries({...others, ...(iso === undefined ? {} : {ISO: iso})})
  const known = values.filter(([, value]) => !Buffer.isBuffer(value) && isKnown(value))
  return {_type: 'sanity.imageExifMetadata', ...(Object.fromEntries(known) as object)}
}

function isKnown(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  return typeof value === 'number' ? Number.isFinite(value) : value !== undefined
}

function locationOf(tags: Record<string, unknown>): object | undefined {
  const lat = angle(tags['GPSLatitude'] as Degrees, tags['GPSLatitudeRef'] === 'S')
  const lng = angle(tags['GPSLongitude'] as Degrees, tags['GPSLongitudeRef'] === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const altitude = Number(tags['GPSAltitude'])
  const alt = tags['GPSAltitudeRef'] === 1 ? -altitude : altitude
  return {_type: 'geopoint', lat, lng, ...(Number.isFinite(alt) ? {alt} : {})}
}

/** Degrees, minutes and seconds as degrees. */
function angle(parts: Degrees, isNegative: boolean): number | undefined {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts ?? []
  const value = degrees + minutes / 60 + seconds / 3600
  if (!Number.isFinite(value)) return undefined
  return isNegative ? -value : value
}
