import geodesic from 'geographiclib-geodesic'

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

/** Comparisons of a corner with an edge that take as long as one evaluated node. */
const COMPARISONS = 10

/** GROQ's `geo` namespace: distances on the ellipsoid, areas on the longitude/latitude plane. */
export const geoFunctions: LakeFunctions = {
  // With one argument this is the constructor `geo()`, which groq-js cannot parse.
  'geo::latLng': (_, ...args) => {
    const [value] = args
    if (args.length === 1) return shapeOf(value) ? value : null
    const position = positionOf(args.toReversed())
    return position ? {type: 'Point', coordinates: [...position]} : null
  },
  'geo::distance': (_, from, to) => {
    const [a, b] = [shapeOf(from), shapeOf(to)]
    return a && b ? distance(a.points[0], b.points[0]) : null
  },
  'geo::contains': compared(contains),
  'geo::intersects': compared(intersects),
}

function compared(compare: (a: Banded, b: Banded) => boolean): LakeFunctions[string] {
  return (spend, ...values) => {
    const [a, b] = values.map(shapeOf)
    if (!a || !b) return null
    spend((a.corners.length + b.corners.length) ** 1.5 / COMPARISONS)
    return compare(withBands(a), withBands(b))
  }
}

/** Geodesic distance on WGS 84 in meters: https://doi.org/10.1007/s00190-012-0578-z. */
function distance(from: Position | undefined, to: Position | undefined): number | null {
  if (!from || !to) return null
  return geodesic.Geodesic.WGS84.Inverse(from[1], from[0], to[1], to[0]).s12 ?? null
}

/** Reads a Sanity `geopoint` or a GeoJSON geometry; undefined for other values. */
function shapeOf(value: unknown): Shape | undefined {
  if (!isRecord(value)) return undefined
  const {type, coordinates, geometries, lat, lng, lon} = value
  if (lat !== undefined) return merged([[lng ?? lon, lat]], pointOf)
  if (type === 'GeometryCollection') return merged(geometries, shapeOf)
  const read = READERS[String(type).replace('Multi', '')]
  return read && merged(String(type).startsWith('Multi') ? coordinates : [coordinates], read)
}

const READERS: Record<string, ((value: unknown) => Shape | undefined) | undefined> = {
  Point: pointOf,
  LineString: lineOf,
  Polygon: (value) => {
    const rings = merged(value, lineOf)
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

/** Returns the edges between two latitudes; may include others. */
type Near = (from: number, to: number) => readonly Edge[]

/** Groups edges into bands of latitude, so that each corner is compared with few of them. */
function banded(edges: readonly Edge[]): Near {
  const bands = Array.from({length: Math.ceil(Math.sqrt(edges.length))}, (): Edge[] => [])
  const latitudes = edges.flatMap(([start, end]) => [start[1], end[1]])
  const south = latitudes.reduce((least, latitude) => Math.min(least, latitude), 90)
  const north = latitudes.reduce((most, latitude) => Math.max(most, latitude), -90)
  const bandOf = (latitude: number): number => {
    const band = Math.floor(((latitude - south) / (north - south || 1)) * bands.length)
    return Math.max(0, Math.min(band, bands.length - 1))
  }
  const between: (from: number, to: number) => Edge[][] = (from, to) => {
    return bands.slice(bandOf(Math.min(from, to)), bandOf(Math.max(from, to)) + 1)
  }
  for (const edge of edges) for (const band of between(edge[0][1], edge[1][1])) band.push(edge)
  return (from, to) => between(from, to).flat()
}

interface Banded extends Pick<Shape, 'corners' | 'points' | 'edges'> {
  readonly near: Near
  readonly polygons: readonly Near[]
}

function withBands(shape: Shape): Banded {
  return {...shape, near: banded(shape.edges), polygons: shape.polygons.map(banded)}
}

function contains(outer: Banded, inner: Banded): boolean {
  if (!inner.corners.every((corner) => covers(outer, corner)) || doCross(inner, outer)) return false
  // A hole of the outer shape can still lie inside the inner one.
  return !outer.corners.some((corner) => isInside(inner, corner) && !isOnEdge(inner, corner))
}

function intersects(a: Banded, b: Banded): boolean {
  const doTouch = b.corners.some((corner) => covers(a, corner))
  return doTouch || a.corners.some((corner) => covers(b, corner)) || doCross(a, b)
}

function doCross(a: Banded, b: Banded): boolean {
  return a.edges.some((edge) => {
    return b.near(edge[0][1], edge[1][1]).some((other) => cross(edge, other))
  })
}

/** Whether a position is in or on the shape. */
function covers(shape: Banded, position: Position): boolean {
  const [x, y] = position
  if (shape.points.some((point) => point[0] === x && point[1] === y)) return true
  return isOnEdge(shape, position) || isInside(shape, position)
}

/** Whether a position is inside a polygon and outside its holes: a ray from it crosses an odd number of edges. */
function isInside({polygons}: Banded, [x, y]: Position): boolean {
  return polygons.some((near) => {
    const crossed = near(y, y).filter(([[x1, y1], [x2, y2]]) => {
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    })
    return crossed.length % 2 === 1
  })
}

function isOnEdge({near}: Banded, position: Position): boolean {
  const [x, y] = position
  return near(y, y).some((edge) => {
    const [[x1, y1], [x2, y2]] = edge
    const isBeside = (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0
    return isBeside && side(edge, position) === 0
  })
}

/** Side of an edge that a position is on: positive left, negative right, 0 on the line. */
function side([[x1, y1], [x2, y2]]: Edge, [x, y]: Position): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
}

/** Whether two edges cross. */
function cross(a: Edge, b: Edge): boolean {
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0
}
