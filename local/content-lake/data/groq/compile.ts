import {hostFunctions} from './functions.ts'
import {searchScore} from './match.ts'
import {callOf, type GroqNode, isNode, part, parts} from './nodes.ts'
import {type Direction, type Row, sortRows} from './ordering.ts'
import {
  askGroq,
  attributeOf,
  FUNCTIONS,
  isObject,
  isTime,
  OPERATORS,
  orNull,
  type Plain,
  type Surroundings,
  UNTOLD,
} from './values.ts'

/**
 * A syntax tree as a function. groq-js walks the tree again for every document and wraps every value on the way, which
 * takes some five times as long; here it still evaluates every function, and what operators do to all but the plainest
 * values.
 */
export type Evaluate = (scope: Scope) => unknown

/** A value that an expression is about, and those around it. */
export interface Scope {
  readonly value: unknown
  readonly parent: Scope | undefined
  /** The body of a `[]{…}` loop has no scope of its own: `^` is what is around the loop. */
  readonly isHidden: boolean
  readonly run: Run
}

/** What is the same during one evaluation. */
export interface Run {
  readonly params: Readonly<Record<string, unknown>>
  /** The documents of one of the plan's sources, given the values of its holes. */
  readonly source: (index: number, values: readonly unknown[]) => readonly unknown[]
  readonly everything: () => readonly unknown[]
  /** Counts work, and ends the evaluation when it was too much. */
  readonly spend: (weight: number) => void
  readonly dereference: (id: string) => unknown
  /** How well a document answers a text query; nothing for what the index of words does not know. */
  readonly searchScore: (value: unknown, search: string) => number | undefined
  readonly surroundings: Surroundings
}

/** The scope in which a query begins. */
export function outermost(run: Run): Scope {
  return {value: null, parent: undefined, isHidden: false, run}
}

/** Makes a function of a tree. */
export function compile(node: GroqNode): Evaluate {
  const known = COMPILERS[node.type]
  return known ? known(node) : byGroq(node, [])
}

const COMPILERS: Record<string, ((node: GroqNode) => Evaluate) | undefined> = {
  This: () => (scope) => scope.value,
  Value: ({value}) => constantly(orNull(value)),
  Parameter: ({name}) => {
    return (scope) => orNull(scope.run.params[String(name)])
  },
  Parent: ({n}) => {
    return (scope) => ancestor(scope, Number(n))?.value ?? null
  },
  Group: (node) => base(node),
  HostCall: hostCall,
  Source: source,
  TextSearch: textSearch,
  Everything: () => (scope) => scope.run.everything(),
  Metered: metered,
  AccessAttribute: accessAttribute,
  AccessElement: accessElement,
  Slice: slice,
  ArrayCoerce: (node) => ofList(node, (list) => list),
  Deref: dereference,
  Filter: filter,
  Map: (node) => loop(node, (list) => list),
  FlatMap: (node) => loop(node, (list) => list.flat()),
  Projection: projection,
  Object: object,
  Array: array,
  Select: select,
  And: and,
  Or: or,
  Not: not,
  OpCall: operation,
  InRange: (node) => byGroq(node, ['base', 'left', 'right']),
  Neg: (node) => byGroq(node, ['base']),
  Pos: (node) => byGroq(node, ['base']),
  FuncCall: call,
  PipeFuncCall: (node) => (node['name'] === 'score' ? score(node) : order(node)),
}

function constantly(value: unknown): Evaluate {
  return () => value
}

function base(node: GroqNode): Evaluate {
  return compile(part(node, 'base'))
}

function nested(scope: Scope, value: unknown, isHidden = false): Scope {
  return {value, parent: scope.isHidden ? scope.parent : scope, isHidden, run: scope.run}
}

function ancestor(scope: Scope, steps: number): Scope | undefined {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent
  return current
}

function hostCall(node: GroqNode): Evaluate {
  const name = String(node['name'])
  const known = hostFunctions[name]
  if (!known) throw new TypeError(`The lake has no function called ${name}`)
  const args = parts(node, 'args').map(compile)
  return (scope) => orNull(known(...args.map((arg) => arg(scope))))
}

function source(node: GroqNode): Evaluate {
  const index = Number(node['index'])
  const holes = parts(node, 'holes').map(compile)
  return (scope) =>
    scope.run.source(
      index,
      holes.map((hole) => hole(scope)),
    )
}

/** What the index of words knows of a document is not read in its texts again. */
function textSearch(node: GroqNode): Evaluate {
  const subject = base(node)
  const wanted = compile(part(node, 'search'))
  const isScore = node['kind'] === 'score'
  return (scope) => {
    const search = wanted(scope)
    if (typeof search !== 'string') return isScore ? 0 : false
    const value = subject(scope)
    const found = scope.run.searchScore(value, search) ?? searchScore(value, search)
    return isScore ? found : found > 0
  }
}

/** Reports how often a loop will turn. */
function metered(node: GroqNode): Evaluate {
  const subject = base(node)
  const weight = Number(node['weight'])
  return (scope) => {
    const list = subject(scope)
    if (Array.isArray(list)) scope.run.spend(list.length * weight)
    return list
  }
}

function accessAttribute(node: GroqNode): Evaluate {
  const read = attributeOf(String(node['name']))
  if (!isNode(node['base'])) return (scope) => read(scope.value)
  const subject = base(node)
  return (scope) => read(subject(scope))
}

function ofList(node: GroqNode, read: (list: unknown[]) => unknown): Evaluate {
  const subject = base(node)
  return (scope) => {
    const list = subject(scope)
    return Array.isArray(list) ? read(list) : null
  }
}

function accessElement(node: GroqNode): Evaluate {
  const index = Number(node['index'])
  return ofList(node, (list) => orNull(list.at(index)))
}

function slice(node: GroqNode): Evaluate {
  const left = Number(node['left'])
  const right = Number(node['right'])
  const more = node['isInclusive'] === true ? 1 : 0
  return ofList(node, (list) => {
    const start = left < 0 ? list.length + left : left
    const end = (right < 0 ? list.length + right : right) + more
    return list.slice(Math.max(0, start), Math.max(0, end))
  })
}

const referenceOf = attributeOf('_ref')

function dereference(node: GroqNode): Evaluate {
  const reference = base(node)
  return (scope) => {
    const id = referenceOf(reference(scope))
    return typeof id === 'string' ? orNull(scope.run.dereference(id)) : null
  }
}

function filter(node: GroqNode): Evaluate {
  const subject = base(node)
  const test = compile(part(node, 'expr'))
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    return list.filter((item: unknown) => test(nested(scope, item)) === true)
  }
}

function loop(node: GroqNode, finish: (list: unknown[]) => unknown[]): Evaluate {
  const subject = base(node)
  const body = compile(part(node, 'expr'))
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    return finish(list.map((item: unknown) => body(nested(scope, item, true))))
  }
}

function projection(node: GroqNode): Evaluate {
  const subject = base(node)
  const body = compile(part(node, 'expr'))
  return (scope) => {
    const value = subject(scope)
    return isObject(value) ? body(nested(scope, value)) : null
  }
}

type Fill = (result: Record<string, unknown>, scope: Scope) => void

function object(node: GroqNode): Evaluate {
  const attributes = parts(node, 'attributes')
  const fills = attributes.map(attribute)
  const blank = blankOf(attributes)
  return (scope) => {
    const result = {...blank}
    for (const fill of fills) fill(result, scope)
    return result
  }
}

/** The attributes that a result begins with whatever it is of: copied, they cost a third of what adding each does. */
function blankOf(attributes: readonly GroqNode[]): Record<string, unknown> {
  const other = attributes.findIndex(({type}) => type !== 'ObjectAttributeValue')
  const sure = other === -1 ? attributes : attributes.slice(0, other)
  return Object.fromEntries(sure.map(({name}) => [String(name), null]))
}

function attribute(node: GroqNode): Fill {
  const value = compile(part(node, 'value'))
  if (node.type === 'ObjectAttributeValue') {
    const name = String(node['name'])
    return (result, scope) => {
      result[name] = value(scope)
    }
  }
  const condition =
    node.type === 'ObjectConditionalSplat' ? compile(part(node, 'condition')) : constantly(true)
  return (result, scope) => {
    if (condition(scope) !== true) return
    const more = value(scope)
    if (isObject(more)) Object.assign(result, more)
  }
}

function array(node: GroqNode): Evaluate {
  const elements = parts(node, 'elements').map((element) => {
    return {value: compile(part(element, 'value')), isSplat: element['isSplat'] === true}
  })
  return (scope) => {
    const list: unknown[] = []
    for (const {value, isSplat} of elements) {
      const item = value(scope)
      if (!isSplat) list.push(item)
      else if (Array.isArray(item)) for (const one of item) list.push(one)
    }
    return list
  }
}

function select(node: GroqNode): Evaluate {
  const alternatives = parts(node, 'alternatives').map((alternative) => {
    const condition = compile(part(alternative, 'condition'))
    return {condition, value: compile(part(alternative, 'value'))}
  })
  const fallback = isNode(node['fallback']) ? compile(node['fallback']) : constantly(null)
  return (scope) => {
    const found = alternatives.find(({condition}) => condition(scope) === true)
    return (found?.value ?? fallback)(scope)
  }
}

function and(node: GroqNode): Evaluate {
  const [left, right] = sides(node)
  return (scope) => {
    const first = left(scope)
    if (first === false) return false
    const second = right(scope)
    if (second === false) return false
    return first === true && second === true ? true : null
  }
}

function or(node: GroqNode): Evaluate {
  const [left, right] = sides(node)
  return (scope) => {
    const first = left(scope)
    if (first === true) return true
    const second = right(scope)
    if (second === true) return true
    return first === false && second === false ? false : null
  }
}

function sides(node: GroqNode): [left: Evaluate, right: Evaluate] {
  return [compile(part(node, 'left')), compile(part(node, 'right'))]
}

function not(node: GroqNode): Evaluate {
  const subject = base(node)
  return (scope) => {
    const value = subject(scope)
    return typeof value === 'boolean' ? !value : null
  }
}

function operation(node: GroqNode): Evaluate {
  const operator: Plain = OPERATORS[String(node['op'])] ?? (() => UNTOLD)
  const [left, right] = sides(node)
  const asked = {...node, left: parameter('left'), right: parameter('right')}
  return (scope) => {
    const values = {left: left(scope), right: right(scope)}
    const told = operator(values.left, values.right)
    return told === UNTOLD ? askGroq(asked, values, null, scope.run.surroundings) : told
  }
}

function parameter(name: string): GroqNode {
  return {type: 'Parameter', name}
}

/** What groq-js makes of a node once the parts under `names` have values. */
function byGroq(node: GroqNode, names: readonly string[]): Evaluate {
  const operands = names.map((name) => [name, compile(part(node, name))] as const)
  const asked = {...node, ...Object.fromEntries(names.map((name) => [name, parameter(name)]))}
  return (scope) => {
    const values = Object.fromEntries(operands.map(([name, value]) => [name, value(scope)]))
    return askGroq(asked, values, scope.value, scope.run.surroundings)
  }
}

function call(node: GroqNode): Evaluate {
  const name = `${String(node['namespace'])}::${String(node['name'])}`
  const args = parts(node, 'args').map(compile)
  if (name === 'global::coalesce') return coalesce(args)
  const known: Plain = FUNCTIONS[name] ?? (() => UNTOLD)
  const asked = {...node, args: args.map((_, index) => parameter(String(index)))}
  return (scope) => {
    const values = args.map((arg) => arg(scope))
    const told = known(...values)
    if (told !== UNTOLD) return told
    const named = Object.fromEntries(values.map((value, index) => [index, value]))
    return askGroq(asked, named, scope.value, scope.run.surroundings)
  }
}

function coalesce(args: readonly Evaluate[]): Evaluate {
  return (scope) => {
    for (const arg of args) {
      const value = arg(scope)
      if (value !== null) return value
    }
    return null
  }
}

function order(node: GroqNode): Evaluate {
  const subject = base(node)
  const keys = parts(node, 'args').map((arg) => {
    const isDescending = arg.type === 'Desc'
    const key = compile(isDescending || arg.type === 'Asc' ? part(arg, 'base') : arg)
    return {isDescending, key}
  })
  const sortTimes = orderByGroq(node, keys)
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    const rows = list.map((item: unknown) => {
      const inside = nested(scope, item)
      return {item, values: keys.map(({key}) => key(inside))}
    })
    const hasTimes = rows.some(({values}) => values.some(isTime))
    const sorted = hasTimes ? sortTimes(rows, scope.run) : sortRows(rows, keys)
    return sorted.map(({item}) => item)
  }
}

/** Times are compared by groq-js; it orders rows of a place and the keys. */
function orderByGroq(
  node: GroqNode,
  keys: readonly Direction[],
): (rows: readonly Row[], run: Run) => Row[] {
  const args = keys.map(({isDescending}, index) => {
    const element = {type: 'AccessElement', base: {type: 'This'}, index: index + 1}
    return {type: isDescending ? 'Desc' : 'Asc', base: element}
  })
  const asked = {...node, base: parameter('rows'), args}
  return (rows, {surroundings}) => {
    const places = rows.map(({values}, place) => [place, ...values])
    const sorted = askGroq(asked, {rows: places}, null, surroundings) as [place: number][]
    return sorted.flatMap(([place]) => rows[place] ?? [])
  }
}

function score(node: GroqNode): Evaluate {
  const subject = base(node)
  const scores = parts(node, 'args').map(scoreOf)
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    const scored = list.filter(isObject).map((item) => {
      const inside = nested(scope, item)
      const before = typeof item['_score'] === 'number' ? item['_score'] : 0
      const _score = scores.reduce((sum, add) => sum + add(inside), before)
      return Object.assign({}, item, {_score})
    })
    return scored.sort((a, b) => b._score - a._score)
  }
}

/** What a condition adds to a score: 1 when it is true, and what boosts and the words of a text make of that. */
function scoreOf(node: GroqNode): (scope: Scope) => number {
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [scoreOf(part(node, 'left')), scoreOf(part(node, 'right'))]
    const needsBoth = node.type === 'And'
    return (scope) => {
      const [first, second] = [left(scope), right(scope)]
      return needsBoth && (first === 0 || second === 0) ? 0 : first + second
    }
  }
  if (node.type === 'FuncCall' && node['name'] === 'boost') {
    const [condition, more] = parts(node, 'args')
    return boosted(scoreOf(condition ?? callOf('global', 'boost')), compile(more ?? node))
  }
  const value = compile(node)
  const isScore = node.type === 'HostCall' || node.type === 'TextSearch'
  return (scope) => {
    const found = value(scope)
    return isScore ? Number(found) : Number(found === true)
  }
}

function boosted(condition: (scope: Scope) => number, boost: Evaluate): (scope: Scope) => number {
  return (scope) => {
    const found = condition(scope)
    const more = boost(scope)
    return found > 0 && typeof more === 'number' ? found + more : 0
  }
}
