import {type Change, changeAt} from './change.ts'

/** Directives that only save time, space or memory, wait longer than a test can, or hold a test's own values. */
const unobservable =
  /^(?:keepalive|proxy_cache_path|proxy_connect_timeout|proxy_read_timeout|proxy_buffers|proxy_busy_buffers_size|ssl_certificate|ssl_certificate_key|server_name)\b/

const opposites: Record<string, string> = {on: 'off', off: 'on', '0': '1', '1': '0'}

/** What a directive may become: nothing, one without an item, or one with another number or switch. */
function variantsOf(directive: string): string[] {
  const [, name = '', values = ''] = /^(\S+)\s*([^]*);$/.exec(directive) ?? []
  const items = values.includes('"') ? (values.match(/[$]\w+/g) ?? []) : values.split(/\s+/)
  const changed = [
    ...items.map((item) => values.replace(item, '')),
    values.replace(/(?<=^|=)(?:on|off|0|1)\b(?!\w)/, (value) => opposites[value] ?? value),
    values.replace(/\d+(?=[sm]$|[sm]\s)/, (number) => `${number}0`),
  ]
  return ['', ...changed.map((text) => `${name} ${text.trim()};`)]
}

/** The changes of nginx's configuration, each to be noticed by a test. */
export function nginxChangesOf(file: string): Change[] {
  const code = file.replace(/#.*$/gm, (comment) => ' '.repeat(comment.length))
  const directives = [...code.matchAll(/(?<=^[ \t]*)[^\s{}][^{};]*;$/gm)]
  return directives.flatMap(({index: at, 0: from}) => {
    if (unobservable.test(from)) return []
    const others = variantsOf(from).filter((to) => to !== from)
    return [...new Set(others)].map((to) => changeAt(file, at, from.length, to))
  })
}
