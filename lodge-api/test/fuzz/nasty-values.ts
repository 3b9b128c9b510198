const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{feff}',
  // Halves of a character outside the Basic Multilingual Plane.
  '\ud800',
  'a\udc00b',
  '\ud83d\ude00'.repeat(300),
  // Bidirectional controls, and marks that pile up on one letter.
  '\u202eabc\u202c',
  '\u2066abc',
  `e${'\u0301'.repeat(500)}`,
  '\r\nBcc: otra@example.pe',
  'línea\u2028línea\u0085línea',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.pe`,
  'a'.repeat(300),
  'ñ'.repeat(5_000),
  'x'.repeat(120_000),
  // Wildcards and quotes of SQL, CSV formulas, markup, paths, templates.
  "' or 1=1 --",
  '"; drop table room; --',
  '%',
  '_%_',
  '\\',
  '%00',
  '=1+1',
  '-2+3|cmd',
  '</script><script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '../../etc/passwd',
  '__ROOM_NAME__',
  '${7*7}{{7*7}}',
  // Names on the prototype of every object.
  '__proto__',
  'constructor',
  'toString',
  // Numbers as text.
  '-1',
  '0',
  '1e308',
  '2147483648',
  '9007199254740993',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  // Days that do not exist, are out of range or not written as asked.
  '2027-02-30',
  '2028-02-29',
  '0000-00-00',
  '0001-01-01',
  '1970-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2027-3-5',
  '2027-03-15T00:00:00Z',
  '00000000-0000-7000-8000-000000000000',
  'ffffffff-ffff-7fff-bfff-ffffffffffff',
]

const NUMBERS = [
  -1,
  -0,
  0,
  0.1 + 0.2,
  5e-324,
  9_999_999.99,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
]

const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  ['a', 'b'],
  [null],
  Array.from({ length: 5_000 }, (_, index) => index),
  // As its own property, which a literal cannot have.
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}') as unknown,
  { length: 3 },
  { toString: 'a', valueOf: 1 },
  deep(60),
  deep(2_000),
]

/** Values that break programs which expected another: texts, numbers, and other kinds. */
export const NASTY_VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...OTHERS]

/** Bodies that are not the JSON which the endpoint expects, as they are sent. */
export const NASTY_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"a"',
  '0',
  '{',
  '{"a":1,}',
  '{"__proto__":{"a":1}}',
  '\0',
  '\ufeff{}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]

/** Queries that `URLSearchParams` would not write, as they are sent. */
export const NASTY_QUERIES: readonly string[] = [
  '%',
  '%ff=%ff',
  'a=%00',
  '__proto__=a&__proto__[b]=c',
  'roomID[]=a',
  `a=${'b'.repeat(10_000)}`,
  '&&&==&',
  'a&'.repeat(3_000),
]
