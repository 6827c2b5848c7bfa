import type { GradeBookQuery } from '../Grades.generated.ts';

/** A head and a line for each student: the course's grade, its letter, then each part in per cent. */
export function bookTable(
  { columns, items }: Pick<GradeBookQuery['gradeBook'], 'columns' | 'items'>,
  heads: readonly string[],
): (string | number)[][] {
  return [
    [...heads, ...columns.map(({ title }) => title)],
    ...items.map(({ student, grade }) => {
      const scores = new Map(grade.parts.map((part) => [part._id, part.score]));
      return [
        student.fullName,
        grade.score ?? '',
        grade.letter ?? '',
        ...columns.map(({ _id }) => scores.get(_id) ?? ''),
      ];
    }),
  ];
}
