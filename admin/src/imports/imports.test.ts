import { describe, expect, it, test } from 'vitest';
import { decodeFile, guessEncoding } from '../shared/files/decode-file.ts';
import {
  guessMapping,
  mappedRows,
  mappingKey,
  mappingProblems,
  type ImportField,
} from './mapping.ts';
import { readCsv } from './read-csv.ts';

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array((text.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((letter, at) =>
    view.setUint16(at * 2, letter.charCodeAt(0), littleEndian),
  );
  return bytes;
};

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', new TextEncoder().encode('Zoë;Łukasz')],
    ['utf-8', new TextEncoder().encode('\uFEFFZoë;Łukasz')],
    ['utf-16le', utf16('Zoë;Łukasz', true)],
    ['utf-16be', utf16('Zoë;Łukasz', false)],
  ] as const)('%s is found, and its mark left out', (encoding, bytes) => {
    expect(guessEncoding(bytes)).toBe(encoding);
    expect(decodeFile(bytes, encoding)).toBe('Zoë;Łukasz');
  });

  it('is that of old spreadsheets where UTF-8 does not read', () => {
    const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x80]);
    expect(guessEncoding(bytes)).toBe('windows-1252');
    expect(decodeFile(bytes, 'windows-1252')).toBe('Zoë€');
  });
});

describe('a table', () => {
  it.each([',', ';', '\t', '|'] as const)('is read with the separator %j', (separator) => {
    const text = ['E-mail', 'Name'].join(separator) + '\r\n' + ['a@b.c', '"A, B"'].join(separator);
    const table = readCsv(text.replace('"A, B"', separator === ',' ? '"A, B"' : 'A B'));
    expect(table.separator).toBe(separator);
    expect(table.heading).toEqual(['E-mail', 'Name']);
    expect(table.rows[0]?.values[0]).toBe('a@b.c');
  });

  it('keeps the numbers of lines, leaves out empty ones and fills short ones', () => {
    expect(readCsv('a,b\n1,2\n\n3\n').rows).toEqual([
      { line: 2, values: ['1', '2'] },
      { line: 4, values: ['3', ''] },
    ]);
  });
});

const fields: readonly ImportField[] = [
  { name: 'email', needed: true, aliases: ['email', 'e-mail', 'эл. почта'] },
  { name: 'firstName', needed: false, aliases: ['firstname', 'first name', 'vorname'] },
].map((field) => ({ __typename: 'ImportField', ...field }));

test.each([
  [
    ['E-Mail', 'VORNAME'],
    ['email', 'firstName'],
  ],
  [
    ['Эл. почта', 'x'],
    ['email', ''],
  ],
  [
    ['e_mail', 'email'],
    ['email', ''],
  ],
])('columns %j are assigned to %j', (heading, mapping) => {
  expect(guessMapping(heading, fields)).toEqual(mapping);
});

test('what is missing and what is there twice is told', () => {
  expect(mappingProblems(['firstName', 'firstName', ''], fields)).toEqual({
    missing: ['email'],
    twice: ['firstName'],
  });
  expect(mappingProblems(['email', ''], fields)).toEqual({ missing: [], twice: [] });
});

test('columns that are left out are not sent', () => {
  expect(mappedRows(['email', '', 'firstName'], [{ line: 2, values: ['a', 'b', 'c'] }])).toEqual({
    fields: ['email', 'firstName'],
    rows: [{ line: 2, values: ['a', 'c'] }],
  });
});

test('a mapping is remembered by the heading, whatever its case', () => {
  expect(mappingKey('USERS', ['E-Mail'])).toBe(mappingKey('USERS', ['e-mail ']));
  expect(mappingKey('USERS', ['a'])).not.toBe(mappingKey('MEMBERS', ['a']));
});
