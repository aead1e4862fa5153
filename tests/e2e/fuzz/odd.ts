import * as fc from 'fast-check'

/** What nobody expects where a text belongs. No text here is an email address, so no form of these is stored. */
export const odd = fc.oneof(
  fc.string({maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 20}),
  fc.integer().map(String),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%',
    '%00',
    '%2e%2e%2f',
    '%5c',
    '%E0%A4%A',
    '%F0%9F%92%A9',
    '%ED%A0%80',
    '//',
    '\\',
    '[slug]',
    '[[...path]]',
    '(admin)',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-1',
    '1e309',
    '{}',
    '[]',
    '[null]',
    '"',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}',
    '{{constructor}}',
    '$ACTION_ID_',
    '$undefined',
    '$F1',
    '$L99999999',
    'javascript:alert(1)',
    'http://[::1',
    '\ufeff',
    '\ud800',
    'a'.repeat(3000),
    '/'.repeat(300),
    '%25'.repeat(200),
  ),
)

/** Something that may stand in a line of a request, whose end is where the line ends. */
export const inLine = odd.map((text) => text.replaceAll(/[\r\n]/g, ''))

/** As a browser would write it in an address. */
export const encoded = odd.map((text) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')),
)

/** A part of an address, mostly as a browser would write it. */
export const part = fc.oneof({weight: 3, arbitrary: encoded}, {weight: 1, arbitrary: inLine})
