import { expect, it } from 'vitest';
import { csvOf } from '../../shared/tables/download-csv.ts';
import { tableOf } from './export-table.rules.ts';
import { buildGroupProgress, buildStudentProgress } from './progress-fixtures.ts';

const words = {
  heads: ['Student', 'Done', 'Seen', 'Last'],
  date: (moment: string) => moment.slice(0, 10),
};

it('has a line for each student and a column for each lesson, seen or not', () => {
  const progress = buildGroupProgress({
    items: [
      buildStudentProgress(),
      buildStudentProgress({ completedLessons: 0, seenPercent: 0, lastSeenAt: null, lessons: [] }),
    ],
  });
  expect(tableOf(progress, words)).toEqual([
    ['Student', 'Done', 'Seen', 'Last', 'Not ashamed', 'Grace that reigns'],
    ['Naledi Dlamini', 1, 66, '2026-03-02', 100, 33],
    ['Naledi Dlamini', 0, 0, '', 0, 0],
  ]);
});

it('keeps names from becoming formulas, and other scripts readable', () => {
  expect(csvOf([['=cmd()', 'Имя', 'a, b', 5]])).toBe('\uFEFF"\'=cmd()",Имя,"a, b",5');
});
