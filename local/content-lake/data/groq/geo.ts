/** Degrees, in GeoJSON's order. */
type Position = readonly [longitude: number, latitude: number]

/** A shape as points, edges and closed polygon rings. */
interface Shape {
  readonly points: readonly Position[]
  readonly lines: readonly (readonly Position[])[]
  readonly polygons: readonly (readonly (readonly Position[])[])[]
}

const EARTH_RADIUS_METRES = 6_371_008.8
const EMPTY: Shape = {points: [], lines: [], polygons: []}

/** GROQ's `geo` namespace. Areas are compared on the longitude/latitude plane. */
export const geoFunctions = {
  'geo::latLng': (latitude: unknown, longitude: unknown) => {
    const position = positionOf([longitude, latitude])
    return position ? {type: 'Point', coordinates: [...position]} : null
  },
  'geo::distance': (from: unknown, to: unknown) => {
    const [a] = shapeOf(from)?.points ?? []
    const [b] = shapeOf(to)?.points ?? []
    return a && b ? distance(a, b) : null
  },
  'geo::contains': (outer: unknown, inner: unknown) => compared(outer, inner, contains),
  'geo::intersects': (one: unknown, other: unknown) => compared(one, other, intersects),
}

function compared(
  one: unknown,
  other: unknown,
  compare: (a: Shape, b: Shape) => boolean,
): boolean | null {
  const a = shapeOf(one)
  const b = shapeOf(other)
  return a && b ? compare(a, b) : null
}

/** Parses a Sanity `geopoint` or a GeoJSON geometry; undefined for other values. */
function shapeOf(value: unknown): Shape | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {type, coordinates, lat, lng} = value as Record<string, unknown>
  if (lat !== undefined) {
    const position = positionOf([lng, lat])
    return position && {...EMPTY, points: [position]}
  }
  switch (type) {
    case 'Point':
      return made('points', [positionOf(coordinates)])
    case 'MultiPoint':
      return made('points', listOf(coordinates, positionOf))
    case 'LineString':
      return made('lines', [lineOf(coordinates)])
    case 'MultiLineString':
      return made('lines', listOf(coordinates, lineOf))
    case 'Polygon':
      return made('polygons', [polygonOf(coordinates)])
    case 'MultiPolygon':
      return made('polygons', listOf(coordinates, polygonOf))
    default:
      return undefined
  }
}

function made(kind: keyof Shape, pieces: readonly unknown[] | undefined): Shape | undefined {
  if (!pieces || pieces.length === 0 || pieces.includes(undefined)) return undefined
  return {...EMPTY, [kind]: pieces}
}

function listOf<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map(read)
  return items.every((item) => item !== undefined) ? items : undefined
}

function positionOf(value: unknown): Position | undefined {
  const [longitude, latitude] = Array.isArray(value) ? (value as unknown[]) : []
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isOnEarth ? [longitude, latitude] : undefined
}

function lineOf(value: unknown): Position[] | undefined {
  const line = listOf(value, positionOf)
  return line && line.length >= 2 ? line : undefined
}

function polygonOf(value: unknown): Position[][] | undefined {
  const rings = listOf(value, lineOf)
  return rings && rings.length > 0 ? rings : undefined
}

/** Great-circle distance in metres. */
function distance([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const [a, b] = [radians(lat1), radians(lat2)]
  const across = Math.sin((b - a) / 2) ** 2
  const along = Math.cos(a) * Math.cos(b) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, across + along)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function contains(outer: Shape, inner: Shape): boolean {
  const corners = cornersOf(inner)
  if (!corners.every((corner) => covers(outer, corner))) return false
  // Even with all corners inside, an edge can cross the outer border.
  return !edgesOf(inner).some((edge) => {
    return bordersOf(outer).some((border) => cross(edge, border))
  })
}

function intersects(a: Shape, b: Shape): boolean {
  if (cornersOf(b).some((corner) => covers(a, corner))) return true
  if (cornersOf(a).some((corner) => covers(b, corner))) return true
  return edgesOf(a).some((edge) => edgesOf(b).some((other) => cross(edge, other)))
}

/** Whether a position is in or on the shape. */
function covers(shape: Shape, position: Position): boolean {
  if (shape.points.some((point) => point[0] === position[0] && point[1] === position[1]))
    return true
  if (edgesOf(shape).some((edge) => isOn(position, edge))) return true
  return shape.polygons.some((rings) => isInside(position, rings))
}

function cornersOf({points, lines, polygons}: Shape): Position[] {
  return [...points, ...lines.flat(), ...polygons.flat(2)]
}

type Edge = readonly [Position, Position]

function edgesOf({lines, polygons}: Shape): Edge[] {
  return [...lines, ...polygons.flat()].flatMap(stretches)
}

function bordersOf({polygons}: Shape): Edge[] {
  return polygons.flat().flatMap(stretches)
}

function stretches(line: readonly Position[]): Edge[] {
  return line.flatMap((start, index): Edge[] => {
    const end = line[index + 1]
    return end ? [[start, end]] : []
  })
}

/** In the first ring and in no hole: a ray from there crosses an odd number of edges. */
function isInside([x, y]: Position, rings: readonly (readonly Position[])[]): boolean {
  const crossed = rings.flatMap(stretches).filter(([[x1, y1], [x2, y2]]) => {
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}

/** Side of an edge: left is positive, right negative, on the line 0. */
function side([[x1, y1], [x2, y2]]: Edge, [x, y]: Position): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
}

function isOn(position: Position, edge: Edge): boolean {
  if (side(edge, position) !== 0) return false
  const [[x1, y1], [x2, y2]] = edge
  const [x, y] = position
  return (
    Math.min(x1, x2) <= x && x <= Math.max(x1, x2) && Math.min(y1, y2) <= y && y <= Math.max(y1, y2)
  )
}

/** Whether two edges cross. */
function cross(a: Edge, b: Edge): boolean {
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0
}
