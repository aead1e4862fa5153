import * as fc from 'fast-check'

/** Unexpected values for a text. None is a valid email address, so that no form with them is stored. */
export const malformedText = fc.oneof(
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

/** Malformed texts without line breaks, which would end the header line. */
export const inLine = malformedText.map((text) => text.replaceAll(/[\r\n]/g, ''))

/** Malformed texts, URL-encoded as a browser would. */
export const encoded = malformedText.map((text) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')),
)

/** A path segment or query value, usually URL-encoded. */
export const part = fc.oneof({weight: 3, arbitrary: encoded}, {weight: 1, arbitrary: inLine})

/** What makes careless patterns slow when it is repeated. */
export const repeatedUnits =
  `a A 7 @ a@ a. . .. - – _ * + / /a // /. \\ ? & &a= a=; = # : ; , a, ;q= en, % %2 %40 %2F %C3%A9 %E0%A4 " ' l' (
  [ { {{ < </ \` é e\u0301 \u0301 \u200B \uD800 🎙 ﷺ .md -auth-token`
    .split(/\s+/)
    .concat(' ', ' a', ', ', '\t', '\u00A0', '\r\n', '\n', '\0')
