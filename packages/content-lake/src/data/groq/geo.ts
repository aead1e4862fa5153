import {isRecord} from '../documents/values.ts'
import type {LakeFunctions} from './function-list.ts'

/** Degrees, in GeoJSON's order. */
type Position = readonly [longitude: number, latitude: number]
type Edge = readonly [Position, Position]

/** Points, lines and polygons; a polygon is a list of the edges of its rings. */
interface Shape {
  readonly corners: readonly Position[]
  readonly points: readonly Position[]
  readonly edges: readonly Edge[]
  readonly polygons: readonly (readonly Edge[])[]
}

/** Meters. The hosted lake measures on a sphere, and areas on the longitude/latitude plane. */
const EARTH_RADIUS = 6_378_137

/** First argument of a `geo::latLng()` that stands for the constructor `geo()`, which groq-js cannot parse. */
export const GEO = 'geo'

/** GROQ's `geo` namespace. */
export const geoFunctions: LakeFunctions = {
  'geo::latLng': (...args) => {
    if (args[0] === GEO) return geometryOf(args[1])
    const position = positionOf(args.toReversed())
    return position ? {type: 'Point', coordinates: [...position]} : null
  },
  'geo::distance': (from, to) => {
    const [a, b] = [shapeOf(from), shapeOf(to)]
    return a && b ? distance(a.points[0], b.points[0]) : null
  },
  'geo::contains': compared(contains),
  'geo::intersects': compared(intersects),
}

function compared(compare: (a: Shape, b: Shape) => boolean): LakeFunctions[string] {
  return (...values) => {
    const [a, b] = values.map(shapeOf)
    return a && b ? compare(a, b) : null
  }
}

/** GeoJSON of a value without other attributes; null when it is no geometry, or its edges cross. */
function geometryOf(value: unknown): unknown {
  const shape = shapeOf(value)
  if (!shape || !isRecord(value)) return null
  if (shape.polygons.length > 0 && doCross(shape, shape)) return null
  const {type, coordinates, geometries, lat, lng, lon} = value
  if (lat !== undefined) return {type: 'Point', coordinates: [lng ?? lon, lat]}
  if (!Array.isArray(geometries)) return {type, coordinates}
  return {type, geometries: geometries.map(geometryOf)}
}

/** Great-circle distance. */
function distance(from: Position | undefined, to: Position | undefined): number | null {
  if (!from || !to) return null
  const [[x1, y1], [x2, y2]] = [from, to].map((position) => {
    return position.map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  }) as [[number, number], [number, number]]
  const chord =
    Math.sin((y2 - y1) / 2) ** 2 + Math.cos(y1) * Math.cos(y2) * Math.sin((x2 - x1) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Reads a Sanity `geopoint` or a GeoJSON geometry; undefined for other values. */
function shapeOf(value: unknown): Shape | undefined {
  if (!isRecord(value)) return undefined
  const {type, coordinates, geometries, lat, lng, lon} = value
  if (lat !== undefined) {
    return lng === undefined || lon === undefined ? merged([[lng ?? lon, lat]], pointOf) : undefined
  }
  if (type === 'GeometryCollection') return merged(geometries, shapeOf)
  const read = READERS[String(type).replace('Multi', '')]
  return read && merged(String(type).startsWith('Multi') ? coordinates : [coordinates], read)
}

const READERS: Record<string, ((value: unknown) => Shape | undefined) | undefined> = {
  Point: pointOf,
  LineString: lineOf,
  Polygon: (value) => {
    const rings = merged(value, ringOf)
    return rings && {...rings, polygons: [rings.edges]}
  },
}

function pointOf(value: unknown): Shape | undefined {
  const position = positionOf(value)
  return position && {corners: [position], points: [position], edges: [], polygons: []}
}

function lineOf(value: unknown): Shape | undefined {
  const corners = listOf(value, 2, positionOf)
  const edges = corners?.slice(1).map((end, index): Edge => [corners[index] ?? end, end])
  return corners && edges && {corners, points: [], edges, polygons: []}
}

/** A closed line without repeated corners. */
function ringOf(value: unknown): Shape | undefined {
  const ring = lineOf(value)
  if (!ring || ring.corners.length < 4) return undefined
  const [first, last] = [ring.corners[0], ring.corners.at(-1)]
  const isClosed = first && last && isSame([first, last])
  return isClosed && !ring.edges.some(isSame) ? ring : undefined
}

function isSame([[x1, y1], [x2, y2]]: Edge): boolean {
  return x1 === x2 && y1 === y2
}

function merged(values: unknown, read: (value: unknown) => Shape | undefined): Shape | undefined {
  const shapes = listOf(values, 1, read)
  return (
    shapes && {
      corners: shapes.flatMap(({corners}) => corners),
      points: shapes.flatMap(({points}) => points),
      edges: shapes.flatMap(({edges}) => edges),
      polygons: shapes.flatMap(({polygons}) => polygons),
    }
  )
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

function contains(outer: Shape, inner: Shape): boolean {
  if (!inner.corners.every((corner) => covers(outer, corner)) || doCross(inner, outer)) return false
  // A hole of the outer shape can still lie inside the inner one.
  return !outer.corners.some((corner) => isInside(inner, corner) && !isOnEdge(inner, corner))
}

function intersects(a: Shape, b: Shape): boolean {
  const doTouch = b.corners.some((corner) => covers(a, corner))
  return doTouch || a.corners.some((corner) => covers(b, corner)) || doCross(a, b)
}

function doCross(a: Shape, b: Shape): boolean {
  return a.edges.some((edge) => b.edges.some((other) => cross(edge, other)))
}

/** Whether a position is in or on the shape. */
function covers(shape: Shape, position: Position): boolean {
  const [x, y] = position
  if (shape.points.some((point) => point[0] === x && point[1] === y)) return true
  return isOnEdge(shape, position) || isInside(shape, position)
}

/** Whether a position is inside a polygon and outside its holes: a ray from it crosses an odd number of edges. */
function isInside({polygons}: Shape, [x, y]: Position): boolean {
  return polygons.some((edges) => {
    const crossed = edges.filter(([[x1, y1], [x2, y2]]) => {
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    })
    return crossed.length % 2 === 1
  })
}

function isOnEdge({edges}: Shape, position: Position): boolean {
  const [x, y] = position
  return edges.some((edge) => {
    const [[x1, y1], [x2, y2]] = edge
    const isBeside = (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0
    return isBeside && side(edge, position) === 0
  })
}

/** Side of an edge that a position is on: positive left, negative right, 0 on the line. */
function side([[x1, y1], [x2, y2]]: Edge, [x, y]: Position): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
}

/** Whether two edges cross. Most lie apart, which is seen soonest by their latitudes. */
function cross(a: Edge, b: Edge): boolean {
  if (Math.max(a[0][1], a[1][1]) < Math.min(b[0][1], b[1][1])) return false
  if (Math.min(a[0][1], a[1][1]) > Math.max(b[0][1], b[1][1])) return false
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0
}
