import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

test('the file begins with a byte order mark, so that spreadsheets read every script', () => {
  expect(toCsv(['Имя'], [['Богдан']])).toBe('\uFEFFИмя\r\nБогдан');
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(lines(toCsv(['a', 'b'], [['x, y', 'he said "no"']]))[1]).toBe('"x, y","he said ""no"""');
  expect(toCsv(['a'], [['two\nlines']])).toContain('"two\nlines"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'the text %j is not run as a formula',
  (text) => {
    expect(
      lines(toCsv(['a'], [[text]]))
        .slice(1)
        .join(''),
    ).toMatch(/^"?'/);
  },
);

test('numbers stay numbers, also below zero, and nothing stays empty', () => {
  expect(lines(toCsv(['a', 'b', 'c'], [[-5, null, undefined]]))[1]).toBe('-5,,');
});
