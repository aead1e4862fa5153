/** Degrees, in GeoJSON's order. */
type Position = readonly [longitude: number, latitude: number]
type Line = readonly Position[]
type Edge = readonly [Position, Position]

/** A shape as points, lines and closed polygon rings. */
interface Shape {
  readonly points: readonly Position[]
  readonly lines: readonly Line[]
  readonly polygons: readonly (readonly Line[])[]
}

const RADIANS = Math.PI / 180
const EARTH_RADIUS_METRES = 6_371_008.8
const EMPTY: Shape = {points: [], lines: [], polygons: []}
/** Edges are compared with each other. */
const MAX_COMPARISONS = 1_000_000

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
  const [a, b] = [shapeOf(one), shapeOf(other)]
  if (!a || !b) return null
  if (cornersOf(a).length * cornersOf(b).length > MAX_COMPARISONS) {
    throw new Error('These shapes have too many corners to compare')
  }
  return compare(a, b)
}

/** Parses a Sanity `geopoint` or a GeoJSON geometry; undefined for other values. */
function shapeOf(value: unknown): Shape | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {type, coordinates, lat, lng} = value as Record<string, unknown>
  if (lat !== undefined) return made('points', [positionOf([lng, lat])])
  const isMany = String(type).startsWith('Multi')
  const read = SHAPES[String(type).replace('Multi', '')]
  return read?.(isMany && Array.isArray(coordinates) ? coordinates : [coordinates])
}

const lineOf = (value: unknown): Line | undefined => listOf(value, 2, positionOf)
const ringsOf = (value: unknown): Line[] | undefined => listOf(value, 1, lineOf)

const SHAPES: Record<string, ((pieces: unknown[]) => Shape | undefined) | undefined> = {
  Point: (pieces) => made('points', pieces.map(positionOf)),
  LineString: (pieces) => made('lines', pieces.map(lineOf)),
  Polygon: (pieces) => made('polygons', pieces.map(ringsOf)),
}

function made(kind: keyof Shape, pieces: readonly unknown[]): Shape | undefined {
  if (pieces.length === 0 || pieces.includes(undefined)) return undefined
  return {...EMPTY, [kind]: pieces}
}

function positionOf(value: unknown): Position | undefined {
  const [longitude, latitude] = Array.isArray(value) ? (value as unknown[]) : []
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  const isOnEarth = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  return isOnEarth ? [longitude, latitude] : undefined
}

function listOf<T>(
  value: unknown,
  least: number,
  read: (item: unknown) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(value) || value.length < least) return undefined
  const items = value.map(read)
  return items.every((item) => item !== undefined) ? items : undefined
}

/** Great-circle distance in metres. */
function distance([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const [a, b] = [lat1 * RADIANS, lat2 * RADIANS]
  const across = Math.sin((b - a) / 2) ** 2
  const along = Math.cos(a) * Math.cos(b) * Math.sin(((lng2 - lng1) * RADIANS) / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, across + along)))
}

function contains(outer: Shape, inner: Shape): boolean {
  if (!cornersOf(inner).every((corner) => covers(outer, corner))) return false
  // Even with all corners inside, an edge can cross the outer border.
  const borders = outer.polygons.flat().flatMap(edgesOfLine)
  return !edgesOf(inner).some((edge) => borders.some((border) => cross(edge, border)))
}

function intersects(a: Shape, b: Shape): boolean {
  if (cornersOf(b).some((corner) => covers(a, corner))) return true
  if (cornersOf(a).some((corner) => covers(b, corner))) return true
  return edgesOf(a).some((edge) => edgesOf(b).some((other) => cross(edge, other)))
}

/** Whether a position is in or on the shape. */
function covers(shape: Shape, [x, y]: Position): boolean {
  if (shape.points.some((point) => point[0] === x && point[1] === y)) return true
  if (edgesOf(shape).some((edge) => isOn([x, y], edge))) return true
  // In the first ring and in no hole: a ray from there crosses an odd number of edges.
  return shape.polygons.some((rings) => {
    const crossed = rings.flatMap(edgesOfLine).filter(([[x1, y1], [x2, y2]]) => {
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    })
    return crossed.length % 2 === 1
  })
}

function cornersOf({points, lines, polygons}: Shape): Position[] {
  return [...points, ...lines.flat(), ...polygons.flat(2)]
}

function edgesOf({lines, polygons}: Shape): Edge[] {
  return [...lines, ...polygons.flat()].flatMap(edgesOfLine)
}

function edgesOfLine(line: Line): Edge[] {
  return line.slice(1).map((end, index): Edge => [line[index] ?? end, end])
}

/** Side of an edge: left is positive, right negative, on the line 0. */
function side([[x1, y1], [x2, y2]]: Edge, [x, y]: Position): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
}

function isOn([x, y]: Position, edge: Edge): boolean {
  const [[x1, y1], [x2, y2]] = edge
  const isBeside = (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0
  return isBeside && side(edge, [x, y]) === 0
}

/** Whether two edges cross. */
function cross(a: Edge, b: Edge): boolean {
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0
}
