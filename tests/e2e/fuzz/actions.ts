import * as fc from 'fast-check'

import {leadFields} from '../../../lib/leads/fields.ts'
import {body} from './bodies.ts'
import {header} from './heads.ts'
import {inLine, malformedText} from './malformed-text.ts'
import type {RawRequest} from './raw-request.ts'
import {path, search} from './targets.ts'

/** Of the length that browsers choose; parsers refuse short ones. */
const boundary = '----WebKitFormBoundary0123456789'

function multipart(fields: [string, string][], end: string): Buffer {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(parts.join('') + end)
}

/** Server action requests as browsers send them with and without script, and malformed ones. */
export function actionRequest(ids: readonly string[], site: URL) {
  const id = fc.oneof(
    {weight: 4, arbitrary: fc.constantFrom(...ids)},
    {weight: 1, arbitrary: inLine},
  )
  const bound = fc.oneof(
    fc.constant('["en","demo",{"status":"idle","values":{},"errors":{}},"$K1"]'),
    fc.json(),
    malformedText,
  )
  const names = ['$ACTION_KEY', '$ACTION_1:0', '$ACTION_1:1', '0', '1', '1_email', 'next', 'factor']
  const name = fc.oneof(fc.constantFrom(...names, ...leadFields, 'x7', 'password'), inLine)
  const fields = fc.array(fc.tuple(name, fc.oneof(malformedText, fc.json())), {maxLength: 6})
  const form = fc
    .tuple(
      id,
      bound,
      fields,
      fc.constantFrom(`--${boundary}--\r\n`, '', `--${boundary}`),
      fc.nat(3),
    )
    .map(([named, arguments_, rest, end, way]) => {
      const reference: [string, string][] = [
        [`$ACTION_REF_1`, ''],
        ['$ACTION_1:0', JSON.stringify({id: named, bound: '$@1'})],
        ['$ACTION_1:1', arguments_],
      ]
      const first: [string, string][] = way === 0 ? [[`$ACTION_ID_${named}`, '']] : reference
      const called: [string, string][] = [['0', arguments_]]
      return multipart([...(way === 1 ? called : first), ...rest], end)
    })
  const type = fc.oneof(
    {weight: 5, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`)},
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'text/plain;charset=UTF-8',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/octet-stream',
      ),
    },
  )
  return fc
    .record({
      target: fc.tuple(path, search).map((parts) => parts.join('')),
      id,
      scripted: fc.boolean(),
      type,
      body: fc.oneof(
        {weight: 3, arbitrary: form},
        body.map((text) => Buffer.from(text)),
      ),
      headers: fc.array(header, {maxLength: 2}),
    })
    .map(({id: named, scripted, type: contentType, ...rest}): RawRequest => {
      const own: [string, string][] = [
        ['content-type', contentType],
        ['origin', site.origin],
        ...(scripted ? ([['next-action', named]] as [string, string][]) : []),
      ]
      return {
        method: 'POST',
        target: rest.target,
        headers: [...own, ...rest.headers],
        body: rest.body,
      }
    })
}
