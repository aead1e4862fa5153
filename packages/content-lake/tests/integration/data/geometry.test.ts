import {describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

type Positions = readonly (readonly [longitude: number, latitude: number])[]

const shape = (type: string, coordinates: unknown) => ({type, coordinates})
const at = (longitude: unknown, latitude: unknown) => shape('Point', [longitude, latitude])
const through = (...positions: Positions) => shape('LineString', positions)
const ring = (corners: Positions) => [...corners, corners[0]]
const area = (...rings: Positions[]) => shape('Polygon', rings.map(ring))
const box = (from: number, to: number): Positions => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]
const collection = (...geometries: unknown[]) => ({type: 'GeometryCollection', geometries})

describe('geometry', () => {
  const holed = area(box(0, 4), box(1, 2))
  const cup = area([
    [0, 0],
    [3, 0],
    [3, 3],
    [2, 3],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ])
  const diamond = area([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ])
  const diagonal = through([0, 0], [2, 2])
  const two = shape('MultiPolygon', [[ring(box(0, 1))], [ring(box(5, 6))]])
  const fork = shape('MultiLineString', [
    [
      [0, 0],
      [2, 0],
    ],
    [
      [0, 0],
      [0, 2],
    ],
  ])

  test.each<[outer: object, inner: object, contains: boolean]>([
    [holed, at(0, 0), true],
    [holed, at(4, 4), true],
    [holed, at(3, 2), true],
    [holed, area(box(2.5, 3)), true],
    [holed, area(box(1.2, 1.8)), false],
    [holed, area(box(3, 5)), false],
    [area(box(0, 4)), holed, true],
    [holed, area(box(0, 4)), false],
    [cup, through([0.5, 2], [2.5, 2]), false],
    [cup, through([0.5, 0.5], [2.5, 0.5]), true],
    [diamond, at(0.5, 0.5), true],
    [diamond, at(0.6, 0.5), false],
    [diagonal, at(3, 3), false],
    [through([0, 0], [2, 0]), at(3, 0), false],
    [fork, at(0, 1), true],
    [at(1, 2), at(1, 2), true],
    [shape('MultiPoint', box(1, 2)), at(2, 1), true],
    [shape('MultiPoint', box(1, 2)), shape('MultiPoint', box(1, 3)), false],
    [two, at(5.5, 5.5), true],
    [two, shape('MultiPoint', [...box(0, 1), ...box(5, 6)]), true],
    [{lat: 1, lng: 2}, at(2, 1), true],
    [{lat: 1, lon: 2}, {_type: 'geopoint', lat: 1, lng: 2, alt: 3}, true],
  ])('%j contains %j: %j', async (outer, inner, contains) => {
    const query = '[geo::contains($outer, $inner), geo::intersects($outer, $inner)]'
    const [isIn, doMeet] = await used.editor.fetch<boolean[]>(query, {outer, inner})
    expect([isIn, isIn && doMeet]).toStrictEqual([contains, contains])
  })

  test.each<[a: object, b: object, meet: boolean]>([
    [diagonal, through([0, 2], [2, 0]), true],
    [diagonal, through([2, 0], [1, 1]), true],
    [diagonal, through([2, 0], [1.1, 1]), false],
    [diagonal, through([1, 1], [4, 4]), true],
    [holed, area(box(2.5, 3)), true],
    [holed, area(box(1.2, 1.8)), false],
    [holed, area(box(3, 5)), true],
    [holed, through([1.5, -1], [1.5, 5]), true],
    [holed, through([1.2, 1.5], [1.8, 1.5]), false],
    [two, through([2, 2], [5.5, 5.5]), true],
  ])('%j meets %j: %j', async (a, b, meet) => {
    const query = '[geo::intersects($a, $b), geo::intersects($b, $a)]'
    expect(await used.editor.fetch(query, {a, b})).toStrictEqual([meet, meet])
  })

  const line = [
    [0, 0],
    [1, 1],
  ]
  const asGiven = [
    at(180, 90),
    at(-180, -90),
    shape('MultiPoint', line),
    shape('LineString', line),
    shape('MultiLineString', [line, line]),
    area([
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    holed,
    two,
    collection(at(1, 2), holed),
  ]
  const crossing = area([
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ])

  test.each(asGiven)('%j is a geometry', async (value) => {
    expect(await used.editor.fetch('geo($value)', {value})).toStrictEqual(value)
  })

  test.each([
    at(180.1, 0),
    at(0, 90.1),
    at('1', 2),
    shape('Point', [1]),
    shape('MultiPoint', []),
    shape('LineString', [[0, 0]]),
    shape('LineString', [...line, [1]]),
    shape('Polygon', [box(0, 1)]),
    shape('Polygon', [ring(box(0, 1)), line]),
    shape('Polygon', [
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ]),
    shape('MultiPolygon', [ring(box(0, 1))]),
    crossing,
    shape('MultiPolygon', [[ring(box(0, 2))], [ring(box(1, 3))]]),
    collection(),
    collection(at(1, 2), crossing),
    shape('GeometryCollection', []),
    shape('Circle', [0, 0]),
    {lat: 1},
    {lat: '1', lng: 2},
    {},
    [1, 2],
    7,
  ])('%j is none', async (value) => {
    expect(await used.editor.fetch('geo($value)', {value})).toBeNull()
  })

  test.each([
    [at(0, 0), at(0, 0), 0],
    [at(0, 0), at(90, 0), 10_018_754],
    [at(0, 90), at(0, -90), 20_037_508],
    [at(30, 0), at(30, 90), 10_018_754],
    [at(-170, 60), at(170, 60), 1_108_948],
    [shape('MultiPoint', [...line, [9, 9]]), at(0, 0), 0],
    [at(0, 0), diagonal, null],
    [at(0, 0), at(0, 91), null],
  ])('from %j to %j it is %j meters', async (from, to, meters) => {
    expect(await used.editor.fetch('round(geo::distance($from, $to))', {from, to})).toBe(meters)
  })

  test.each([
    ['90, 180', [180, 90]],
    ['90.1, 0', null],
    ['0, 180.1', null],
    ['"1", 0', null],
  ])('geo::latLng(%s)', async (args, coordinates) => {
    const expected = coordinates && {type: 'Point', coordinates}
    expect(await used.editor.fetch(`geo::latLng(${args})`)).toStrictEqual(expected)
  })
})

function circle(radius: number): object {
  const corners = Array.from({length: 1001}, (_, index) => {
    const angle = ((index % 1000) * Math.PI) / 500
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return {type: 'Polygon', coordinates: [corners]}
}

test('polygons may have a thousand vertices', async () => {
  const query = '[geo::contains($large, $small), geo::contains($small, $large)]'
  const params = {large: circle(40), small: circle(30)}
  expect(await used.editor.fetch(query, params)).toStrictEqual([true, false])
})
