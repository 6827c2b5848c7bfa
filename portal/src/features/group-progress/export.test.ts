import { expect, it } from 'vitest';
import { csvOf } from '../../shared/tables/download-csv.ts';
import type { SeenCheck } from '@lampstand/i18n';
import { tableOf } from './export-table.rules.ts';
import { buildGroupProgress, buildStudentProgress } from './progress-fixtures.ts';

const words = {
  heads: ['Student', 'Done', 'Seen', 'Last'],
  date: (moment: string) => moment.slice(0, 10),
  checkAt: (seconds: number) => `at ${seconds}`,
  check: (seen: SeenCheck | undefined) => (seen?.answered ? `right at try ${seen.tries}` : 'open'),
};

it('has a line for each student and columns for each lesson and what it asks', () => {
  const progress = buildGroupProgress({
    items: [
      buildStudentProgress(),
      buildStudentProgress({ completedLessons: 0, seenPercent: 0, lastSeenAt: null, lessons: [] }),
    ],
  });
  expect(tableOf(progress, words)).toEqual([
    ['Student', 'Done', 'Seen', 'Last', 'Not ashamed', 'Not ashamed: at 150', 'Grace that reigns'],
    ['Naledi Dlamini', 1, 66, '2026-03-02', 100, 'right at try 2', 33],
    ['Naledi Dlamini', 0, 0, '', 0, 'open', 0],
  ]);
});

it('keeps names from becoming formulas, and other scripts readable', () => {
  expect(csvOf([['=cmd()', 'Имя', 'a, b', 5]])).toBe('\uFEFF"\'=cmd()",Имя,"a, b",5');
});
