import { describe, expect, it } from 'vitest';
import { isFound, lineAt, rowsOf, stretchesOf } from './transcript.rules.ts';

const line = (start: number, end: number, text: string) => ({ start, end, text });
const lines = [line(2, 5, 'Grace'), line(5, 9, 'and peace'), line(12, 15, 'to you')];

describe('lineAt', () => {
  it.each([
    [0, -1],
    [2, 0],
    [4.9, 0],
    [5, 1],
    [11, 1],
    [12, 2],
    [500, 2],
  ])('at %d s is line %d', (seconds, at) => {
    expect(lineAt(lines, seconds)).toBe(at);
  });

  it('has none without lines', () => {
    expect(lineAt([], 5)).toBe(-1);
  });
});

describe('rowsOf', () => {
  it('puts each line beside the one that is spoken at its middle', () => {
    const german = [
      line(0, 1, 'Ja,'),
      line(1, 6, 'Gnade'),
      line(6, 8, 'und Friede'),
      line(8, 9, '!'),
    ];
    expect(rowsOf(lines, german)).toEqual([
      { start: 2, text: 'Grace', beside: 'Ja,\nGnade' },
      { start: 5, text: 'and peace', beside: 'und Friede\n!' },
      { start: 12, text: 'to you', beside: '' },
    ]);
  });

  it('loses no line of either language', () => {
    const other = Array.from({ length: 40 }, (_, at) => line(at / 2, at / 2 + 0.5, `${at}`));
    const rows = rowsOf(lines, other);
    expect(rows.flatMap(({ beside }) => beside.split('\n'))).toHaveLength(40);
  });
});

describe('a search', () => {
  it.each([
    ['Élodie und Römer', 'romer', ['Élodie und ', '*Römer']],
    ['grace upon grace', 'GRACE', ['*grace', ' upon ', '*grace']],
    ['aab', 'ab', ['a', '*ab']],
    ['恩典和平安', '和平', ['恩典', '*和平', '安']],
    ['grace', 'law', ['grace']],
    ['grace', '  ', ['grace']],
  ])('in “%s” for “%s” marks what was meant', (text, search, expected) => {
    const marked = stretchesOf(text, search).map((part) =>
      part.found ? `*${part.text}` : part.text,
    );
    expect(marked).toEqual(expected);
  });

  it('finds in the whole text what stands in it', () => {
    expect(isFound('Élodie', 'elo')).toBe(true);
    expect(isFound('Élodie', 'law')).toBe(false);
  });
});
