import {hostFunctions} from './functions.ts'
import {searchScore} from './match.ts'
import {callOf, children, type GroqNode, isNode, part, parts} from './nodes.ts'
import {type Direction, type Row, sortRows} from './ordering.ts'
import {chainOf, type Origin, originOf} from './origins.ts'
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
  UNDECIDED,
} from './values.ts'

/**
 * A syntax tree compiled to a function, about five times as fast as groq-js's interpreter, which
 * still evaluates functions and operators on all but primitives.
 */
export type Evaluate = (scope: Scope) => unknown

/** The current value of an expression, and the scopes around it. */
export interface Scope {
  readonly value: unknown
  readonly parent: Scope | undefined
  /** The body of a `[]{…}` loop has no scope of its own: `^` is the scope around the loop. */
  readonly isHidden: boolean
  readonly run: Run
}

/** State of one evaluation. */
export interface Run {
  readonly params: Readonly<Record<string, unknown>>
  /** Documents of one of the plan's sources, given the values of its parameters. */
  readonly source: (index: number, values: readonly unknown[]) => readonly unknown[]
  readonly everything: () => readonly unknown[]
  /** Counts work, and aborts the evaluation past its budget. */
  readonly spend: (weight: number) => void
  readonly dereference: (id: string) => unknown
  /** Result of an expression on a part of a document, from the cache when possible. */
  readonly keep: (expression: number, value: object, make: () => unknown) => unknown
  /**
   * Marks the current result as dependent on more than a document and its references: not
   * cacheable.
   */
  readonly markUncacheable: () => void
  /** Text score of a document; undefined when the text index does not know it. */
  readonly searchScore: (value: unknown, search: string) => number | undefined
  readonly surroundings: Surroundings
}

/** The scope a query starts in. */
export function rootScope(run: Run): Scope {
  return {value: null, parent: undefined, isHidden: false, run}
}

/** Compiles a tree for a scope whose value comes from `here`. */
export function compile(node: GroqNode, here: Origin = 'made'): Evaluate {
  const chain = chainOf(node, here)
  return chain && sizeOf(node) >= WORTH_KEEPING
    ? kept(compile(chain.input, here), compileNode(chain.rest, 'stored'))
    : compileNode(node, here)
}

function compileNode(node: GroqNode, here: Origin): Evaluate {
  const known = COMPILERS[node.type]
  return known ? known(node, here) : uncacheable(byGroq(node, [], here))
}

/** Minimum work for which a cache lookup pays off. */
const WORTH_KEEPING = 10

function sizeOf(node: GroqNode): number {
  return children(node).reduce((size, child) => size + sizeOf(child), 1)
}

let expressions = 0

/** Caches the result for a part of a document until it changes. */
function kept(input: Evaluate, rest: Evaluate): Evaluate {
  expressions += 1
  const expression = expressions
  return (scope) => {
    const value = input(scope)
    // `^` skips a hidden scope.
    const inside = nested(scope, value, true)
    if (typeof value !== 'object' || value === null) return rest(inside)
    return scope.run.keep(expression, value, () => rest(inside))
  }
}

/** Wraps what depends on more than documents. */
function uncacheable(evaluate: Evaluate): Evaluate {
  return (scope) => {
    scope.run.markUncacheable()
    return evaluate(scope)
  }
}

const COMPILERS: Record<string, ((node: GroqNode, here: Origin) => Evaluate) | undefined> = {
  This: () => (scope) => scope.value,
  Value: ({value}) => constantly(orNull(value)),
  Parameter: ({name}) => uncacheable((scope) => orNull(scope.run.params[String(name)])),
  Parent: ({n}) => uncacheable((scope) => ancestor(scope, Number(n))?.value ?? null),
  Group: base,
  HostCall: hostCall,
  Source: source,
  TextSearch: textSearch,
  Everything: () => uncacheable((scope) => scope.run.everything()),
  Metered: metered,
  AccessAttribute: accessAttribute,
  AccessElement: accessElement,
  Slice: slice,
  ArrayCoerce: (node, here) => ofList(node, here, (list) => list),
  Deref: dereference,
  Filter: filter,
  Map: (node, here) => loop(node, here, (list) => list),
  FlatMap: (node, here) => loop(node, here, (list) => list.flat()),
  Projection: projection,
  Object: object,
  Array: array,
  Select: select,
  And: and,
  Or: or,
  Not: not,
  OpCall: operation,
  InRange: (node, here) => byGroq(node, ['base', 'left', 'right'], here),
  Neg: (node, here) => byGroq(node, ['base'], here),
  Pos: (node, here) => byGroq(node, ['base'], here),
  FuncCall: call,
  PipeFuncCall: (node, here) => (node['name'] === 'score' ? score : order)(node, here),
}

function constantly(value: unknown): Evaluate {
  return () => value
}

function base(node: GroqNode, here: Origin): Evaluate {
  return compile(part(node, 'base'), here)
}

function nested(scope: Scope, value: unknown, isHidden = false): Scope {
  return {value, parent: scope.isHidden ? scope.parent : scope, isHidden, run: scope.run}
}

function ancestor(scope: Scope, steps: number): Scope | undefined {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent
  return current
}

function hostCall(node: GroqNode, here: Origin): Evaluate {
  const name = String(node['name'])
  const known = hostFunctions[name]
  if (!known) throw new TypeError(`The lake has no function called ${name}`)
  const args = parts(node, 'args').map((arg) => compile(arg, here))
  return (scope) => orNull(known(...args.map((arg) => arg(scope))))
}

function source(node: GroqNode, here: Origin): Evaluate {
  const index = Number(node['index'])
  const holes = parts(node, 'holes').map((hole) => compile(hole, here))
  return uncacheable((scope) =>
    scope.run.source(
      index,
      holes.map((hole) => hole(scope)),
    ),
  )
}

/** Uses the text index where it covers a document, instead of its texts. */
function textSearch(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const wanted = compile(part(node, 'search'), here)
  const isScore = node['kind'] === 'score'
  return (scope) => {
    scope.run.markUncacheable()
    const search = wanted(scope)
    if (typeof search !== 'string') return isScore ? 0 : false
    const value = subject(scope)
    const found = scope.run.searchScore(value, search) ?? searchScore(value, search)
    return isScore ? found : found > 0
  }
}

/** Charges a loop's iterations to the budget. */
function metered(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const weight = Number(node['weight'])
  return (scope) => {
    const list = subject(scope)
    if (Array.isArray(list)) scope.run.spend(list.length * weight)
    return list
  }
}

function accessAttribute(node: GroqNode, here: Origin): Evaluate {
  const read = attributeOf(String(node['name']))
  if (!isNode(node['base'])) return (scope) => read(scope.value)
  const subject = base(node, here)
  return (scope) => read(subject(scope))
}

function ofList(node: GroqNode, here: Origin, read: (list: unknown[]) => unknown): Evaluate {
  const subject = base(node, here)
  return (scope) => {
    const list = subject(scope)
    return Array.isArray(list) ? read(list) : null
  }
}

function accessElement(node: GroqNode, here: Origin): Evaluate {
  const index = Number(node['index'])
  return ofList(node, here, (list) => orNull(list.at(index)))
}

function slice(node: GroqNode, here: Origin): Evaluate {
  const left = Number(node['left'])
  const right = Number(node['right'])
  const more = node['isInclusive'] === true ? 1 : 0
  return ofList(node, here, (list) => {
    const start = left < 0 ? list.length + left : left
    const end = (right < 0 ? list.length + right : right) + more
    return list.slice(Math.max(0, start), Math.max(0, end))
  })
}

const referenceOf = attributeOf('_ref')

function dereference(node: GroqNode, here: Origin): Evaluate {
  const reference = base(node, here)
  return (scope) => {
    const id = referenceOf(reference(scope))
    return typeof id === 'string' ? orNull(scope.run.dereference(id)) : null
  }
}

function filter(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const test = compile(part(node, 'expr'), originOf(part(node, 'base'), here))
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    return list.filter((item: unknown) => test(nested(scope, item)) === true)
  }
}

function loop(node: GroqNode, here: Origin, finish: (list: unknown[]) => unknown[]): Evaluate {
  const subject = base(node, here)
  const body = compile(part(node, 'expr'), originOf(part(node, 'base'), here))
  return (scope) => {
    const list = subject(scope)
    if (!Array.isArray(list)) return null
    return finish(list.map((item: unknown) => body(nested(scope, item, true))))
  }
}

function projection(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const body = compile(part(node, 'expr'), originOf(part(node, 'base'), here))
  return (scope) => {
    const value = subject(scope)
    return isObject(value) ? body(nested(scope, value)) : null
  }
}

type Fill = (result: Record<string, unknown>, scope: Scope) => void

function object(node: GroqNode, here: Origin): Evaluate {
  const attributes = parts(node, 'attributes')
  const fills = attributes.map((each) => attribute(each, here))
  const blank = blankOf(attributes)
  return (scope) => {
    const result = {...blank}
    for (const fill of fills) fill(result, scope)
    return result
  }
}

/** Attributes every result starts with: copying them costs a third of adding each. */
function blankOf(attributes: readonly GroqNode[]): Record<string, unknown> {
  const other = attributes.findIndex(({type}) => type !== 'ObjectAttributeValue')
  const sure = other === -1 ? attributes : attributes.slice(0, other)
  return Object.fromEntries(sure.map(({name}) => [String(name), null]))
}

function attribute(node: GroqNode, here: Origin): Fill {
  const value = compile(part(node, 'value'), here)
  if (node.type === 'ObjectAttributeValue') {
    const name = String(node['name'])
    return (result, scope) => {
      result[name] = value(scope)
    }
  }
  const condition =
    node.type === 'ObjectConditionalSplat'
      ? compile(part(node, 'condition'), here)
      : constantly(true)
  return (result, scope) => {
    if (condition(scope) !== true) return
    const more = value(scope)
    if (isObject(more)) Object.assign(result, more)
  }
}

function array(node: GroqNode, here: Origin): Evaluate {
  const elements = parts(node, 'elements').map((element) => {
    return {value: compile(part(element, 'value'), here), isSplat: element['isSplat'] === true}
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

function select(node: GroqNode, here: Origin): Evaluate {
  const alternatives = parts(node, 'alternatives').map((alternative) => {
    const condition = compile(part(alternative, 'condition'), here)
    return {condition, value: compile(part(alternative, 'value'), here)}
  })
  const fallback = isNode(node['fallback']) ? compile(node['fallback'], here) : constantly(null)
  return (scope) => {
    const found = alternatives.find(({condition}) => condition(scope) === true)
    return (found?.value ?? fallback)(scope)
  }
}

function and(node: GroqNode, here: Origin): Evaluate {
  const [left, right] = sides(node, here)
  return (scope) => {
    const first = left(scope)
    if (first === false) return false
    const second = right(scope)
    if (second === false) return false
    return first === true && second === true ? true : null
  }
}

function or(node: GroqNode, here: Origin): Evaluate {
  const [left, right] = sides(node, here)
  return (scope) => {
    const first = left(scope)
    if (first === true) return true
    const second = right(scope)
    if (second === true) return true
    return first === false && second === false ? false : null
  }
}

function sides(node: GroqNode, here: Origin): [left: Evaluate, right: Evaluate] {
  return [compile(part(node, 'left'), here), compile(part(node, 'right'), here)]
}

function not(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  return (scope) => {
    const value = subject(scope)
    return typeof value === 'boolean' ? !value : null
  }
}

function operation(node: GroqNode, here: Origin): Evaluate {
  const operator: Plain = OPERATORS[String(node['op'])] ?? (() => UNDECIDED)
  const [left, right] = sides(node, here)
  const asked = {...node, left: parameter('left'), right: parameter('right')}
  return (scope) => {
    const values = {left: left(scope), right: right(scope)}
    const told = operator(values.left, values.right)
    return told === UNDECIDED ? askGroq(asked, values, null, scope.run.surroundings) : told
  }
}

function parameter(name: string): GroqNode {
  return {type: 'Parameter', name}
}

/** Lets groq-js evaluate a node once the parts under `names` have values. */
function byGroq(node: GroqNode, names: readonly string[], here: Origin): Evaluate {
  const operands = names.map((name) => [name, compile(part(node, name), here)] as const)
  const asked = {...node, ...Object.fromEntries(names.map((name) => [name, parameter(name)]))}
  return (scope) => {
    const values = Object.fromEntries(operands.map(([name, value]) => [name, value(scope)]))
    return askGroq(asked, values, scope.value, scope.run.surroundings)
  }
}

function call(node: GroqNode, here: Origin): Evaluate {
  const name = `${String(node['namespace'])}::${String(node['name'])}`
  const args = parts(node, 'args').map((arg) => compile(arg, here))
  if (name === 'global::coalesce') return coalesce(args)
  const evaluate = plainCall(node, name, args)
  return isPure(node) ? evaluate : uncacheable(evaluate)
}

/** Namespaces of pure functions. */
const PURE = new Set(['array', 'math', 'pt', 'string'])

function isPure({namespace, name}: GroqNode): boolean {
  return (
    PURE.has(String(namespace)) || FUNCTIONS[`${String(namespace)}::${String(name)}`] !== undefined
  )
}

function plainCall(node: GroqNode, name: string, args: readonly Evaluate[]): Evaluate {
  const known: Plain = FUNCTIONS[name] ?? (() => UNDECIDED)
  const asked = {...node, args: args.map((_, index) => parameter(String(index)))}
  return (scope) => {
    const values = args.map((arg) => arg(scope))
    const told = known(...values)
    if (told !== UNDECIDED) return told
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

function order(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const itemsFrom = originOf(part(node, 'base'), here)
  const keys = parts(node, 'args').map((arg) => {
    const isDescending = arg.type === 'Desc'
    const subjectOfKey = isDescending || arg.type === 'Asc' ? part(arg, 'base') : arg
    const key = compile(subjectOfKey, itemsFrom)
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

/** groq-js compares times; it orders rows of an index and their keys. */
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

function score(node: GroqNode, here: Origin): Evaluate {
  const subject = base(node, here)
  const itemsFrom = originOf(part(node, 'base'), here)
  const scores = parts(node, 'args').map((arg) => scoreOf(arg, itemsFrom))
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

/** Contribution of a condition to a score: 1 when true, adjusted by boosts and text matches. */
function scoreOf(node: GroqNode, here: Origin): (scope: Scope) => number {
  if (node.type === 'Or' || node.type === 'And') {
    const [left, right] = [scoreOf(part(node, 'left'), here), scoreOf(part(node, 'right'), here)]
    const needsBoth = node.type === 'And'
    return (scope) => {
      const [first, second] = [left(scope), right(scope)]
      return needsBoth && (first === 0 || second === 0) ? 0 : first + second
    }
  }
  if (node.type === 'FuncCall' && node['name'] === 'boost') {
    const [condition, more] = parts(node, 'args')
    const worth = scoreOf(condition ?? callOf('global', 'boost'), here)
    return boosted(worth, compile(more ?? node, here))
  }
  const value = compile(node, here)
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
