import {markOf, markSign, quietRows, type Quiet} from './echoes.ts'
import {readRows, writeRows} from './rows.ts'

/** How Next.js hands a piece of flight data to React. */
const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\);?/g

/** Scripts that hold nothing else. */
const emptyScript = /<script><\/script>/g

/** As Next.js writes it into a page: nothing in it ends the script. */
function literal(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const quotedMark = new RegExp(String.raw`\\"${markOf(String.raw`(\d+)`)}\\"`, 'g')

/** The script that puts the data together from its own text and from what is in the document. */
function script({rows, places}: Quiet): string {
  const text = literal(writeRows(rows)).replaceAll(quotedMark, (_, index: string) => {
    const {selector = '', index: nth = 0} = places[Number(index)] ?? {}
    return `"+h(${literal(selector)},${nth})+"`
  })
  const read = 'var e=document.querySelectorAll(s)[i];return JSON.stringify(e?e.innerHTML:"")'
  return `self.__next_f.push([1,(function(h){return ${text}})(function(s,i){${read}})])`
}

/**
 * A page whose flight data no longer repeats the document, which is more than half of a page: the browser reads from the
 * document what stands there already. A page whose data is not understood stays as it is.
 */
export function quietPage(html: string): string {
  const pushes = [...html.matchAll(push)]
  const last = pushes.at(-1)
  if (!last || html.includes(markSign)) return html
  const rows = readRows(pushes.map(([, text = '""']) => JSON.parse(text) as string).join(''))
  const quiet = rows && quietRows(rows, html)
  if (!quiet) return html
  const before = html.slice(0, last.index).replaceAll(push, '')
  const after = html.slice(last.index + last[0].length)
  return `${before}${script(quiet)}${after}`.replaceAll(emptyScript, '')
}
