const whiteSpace = Array.from('\t\n\v\f\u0085\u00A0\u2003\u2028\u202F\u3000\u2800\u{13441}')

/** Characters without a glyph: joiners, marks of direction, tags, controls. */
const invisible = Array.from(
  '\u200B\u200D\u200E\u202E\u2066\u00AD\u2060\uFEFF\uFE0F\uFFFC\u3164\u115F\u180E\u0001\u0007\u007F\u009F\u{E0041}\u{1D173}',
)

/** What people and programs put into fields. */
const pieces = [
  '',
  ' ',
  '  ',
  '\r\n',
  ...whiteSpace,
  ...invisible,
  '\uD800',
  ...Array.from('\uFFFD\uE000\uFFFFéſß大😀"\\%\u0660１'),
  'e\u0301',
  '👩\u200D💻',
  "O'Neil",
  '<b>',
]

const addresses = [
  'info@münchen.de',
  'INFO@MÜNCHEN.DE',
  'a&b@example.com',
  'first/last@example.com',
  'a@b',
  'a@b.c',
  'a@-b.com',
  'a@b-.com',
  'a@b..com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a@b.com.',
  '"a b"@c.com',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@1.2',
  'a@ü.1',
  'a@b@c.com',
  'a b@c.com',
  'é@b.com',
  'a@bücher。example',
  'a@bücher.example/x',
  'a@bücher.example:80',
  'a@user:pw@bücher.example',
  'a@bü_cher.example',
  'a@xn--mnchen-3ya.de',
  'a@straße.de',
  'a@ſ.com',
  'ſ@b.com',
  'K@b.com',
  'a@ü%41.com',
  '@b.com',
  'a@',
  'mailto:a@b.com',
  'a@b.com,c@d.com',
  `a@${'x'.repeat(63)}.com`,
  `a@${'x'.repeat(64)}.com`,
  `a@${'ü'.repeat(70)}.com`,
  `${'x'.repeat(248)}@b.com`,
  `${'x'.repeat(249)}@b.com`,
  `${'x'.repeat(250)}@b.com`,
  `a@${'b.'.repeat(126)}c`,
  "!#$%&'*+/=?^_`{|}~-@b.com",
  'a(b)@c.com',
  'a@b.c_m',
  'a@B.COM',
]

const phones = [
  '+33 (0) 1 23 45 67 89',
  '01.23.45.67.89',
  '1'.repeat(20),
  '1'.repeat(21),
  '1'.repeat(50),
  '1'.repeat(51),
  '1 '.repeat(20),
  '1-'.repeat(30),
  '1\u20112\u20133',
  '😀'.repeat(50),
  '😀'.repeat(51),
  'call me',
  '+1\u202D555',
]

const lengths = [99, 100, 101, 254, 255, 256, 999, 1000, 1001, 1100, 1101, 5000].flatMap(
  (length) => [
    'x'.repeat(length),
    '😀'.repeat(length),
    ` ${'x'.repeat(length - 1)}\u200B `,
    'e\u0301'.repeat(length / 2),
  ],
)

/** A thousand odd values, in each of which a piece stands before, within or after a text. */
export const oddValues = [
  ...pieces.flatMap((piece) => [
    piece,
    `${piece}Jane`,
    `Ja${piece}ne`,
    `Jane${piece}`,
    `Jane ${piece} Doe`,
    `Jane${piece}${piece}Doe`,
    `${piece}jane@mail.example`,
    `ja${piece}ne@mail.example`,
    `jane@ma${piece}il.example`,
    `jane@mail.example${piece}`,
    `${piece}+33 1 23`,
    `+33${piece}1 23`,
    `1${piece}\n${piece}2`,
    `${piece}\r\n${piece}x`,
    `${piece}${'x'.repeat(100)}`,
    `${'x'.repeat(99)}${piece}`,
    `Jane \n${piece}\n Doe`,
  ]),
  ...addresses,
  ...addresses.map((address) => ` ${address}\u200B`),
  ...phones,
  ...lengths,
]
