import {strFromU8, unzipSync} from 'fflate'

const signs: Record<string, string> = {amp: '&', lt: '<', gt: '>'}

function textOf(cell: string): string {
  return (/<t [^>]*>(.*)<\/t>/s.exec(cell)?.[1] ?? '')
    .replaceAll(/&(amp|lt|gt);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll('_x005F_', '_')
}

/** Rows of a workbook's only sheet, by the titles in its first. */
export function rowsOf(file: Uint8Array): Record<string, string>[] {
  const {'xl/sheet.xml': sheet} = unzipSync(file)
  const [titles = [], ...rows] = [...strFromU8(sheet!).matchAll(/<row>(.*?)<\/row>/gs)].map(
    ([, row = '']) => (row.match(/<c\/>|<c .*?<\/c>/gs) ?? []).map(textOf),
  )
  return rows.map((cells) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])),
  )
}
