import type { Cell } from '../shared/export/csv.ts';
import type { GradeRow } from './gradebook.binding.ts';

/** Says what a column is called. */
type Words = (
  id: 'resources.gradebook.student' | 'resources.gradebook.grade' | 'resources.gradebook.letter',
) => string;

/** The table as rows of cells: numbers as numbers, so that a spreadsheet can count with them. */
export function csvOf(rows: readonly GradeRow[], t: Words) {
  const columns = rows[0]?.columns ?? [];
  const header = [
    t('resources.gradebook.student'),
    ...columns.map(({ title }) => title),
    t('resources.gradebook.grade'),
    t('resources.gradebook.letter'),
  ];
  const cells: Cell[][] = rows.map(({ student, grade }) => [
    student.fullName,
    ...columns.map(({ _id }) => grade.parts.find((part) => part._id === _id)?.score),
    grade.score,
    grade.letter,
  ]);
  return { header, cells };
}
