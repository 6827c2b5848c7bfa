import { expect, test } from 'vitest';
import { createTranslator } from '@lampstand/i18n';
import { toCell, toLength } from './to-cell.ts';

const t = createTranslator({
  locale: 'de_DE',
  messages: { 'common.yes': 'Ja', 'common.no': 'Nein' },
});

test('yes and no are written in the language of the reader', () => {
  expect([toCell(true, t), toCell(false, t)]).toEqual(['Ja', 'Nein']);
});

test('a moment is written as spreadsheets read it, in the time zone of the reader', () => {
  expect(toCell(new Date(2026, 2, 1, 9, 5), t)).toBe('2026-03-01 09:05');
});

test('texts, numbers and nothing stay what they are', () => {
  expect([toCell('Ruth', t), toCell(-5, t), toCell(null, t)]).toEqual(['Ruth', -5, null]);
});

test('a length is written in hours, minutes and seconds', () => {
  expect([toLength(59), toLength(3725), toLength(null)]).toEqual(['0:00:59', '1:02:05', null]);
});
