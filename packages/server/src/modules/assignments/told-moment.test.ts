import { expect, it } from 'vitest';
import { toldMoment } from './told-moment.ts';

it.each([
  ['en', 'Africa/Johannesburg', '(South Africa Standard Time)'],
  ['de_DE', 'Europe/Berlin', '(Mitteleuropäische Normalzeit)'],
  ['ru_RU', 'Europe/Kyiv', '(Восточная Европа, стандартное время)'],
  ['ZHS', 'Asia/Jakarta', '(印度尼西亚西部时间)'],
])('a moment is told in %s with what people call the clock of %s', (locale, timeZone, zone) => {
  expect(toldMoment('2026-11-22T12:00:00.000Z', { locale, timeZone })).toContain(zone);
});
