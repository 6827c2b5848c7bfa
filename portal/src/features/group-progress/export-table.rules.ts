import type { GroupProgressQuery } from './ProgressTable.generated.ts';

export interface TableWords {
  /** Of the columns that stand before the lessons. */
  readonly heads: readonly string[];
  readonly date: (moment: string) => string;
}

/** A head and a line for each student; shares are whole per cent, of each lesson too. */
export function tableOf(
  { lessons, items }: GroupProgressQuery['groupProgress'],
  { heads, date }: TableWords,
): (string | number)[][] {
  return [
    [...heads, ...lessons.map(({ title }) => title)],
    ...items.map((item) => {
      const seen = new Map(item.lessons.map((lesson) => [lesson.lessonId, lesson.seenPercent]));
      return [
        item.student.fullName,
        item.completedLessons,
        item.seenPercent,
        item.lastSeenAt === null ? '' : date(item.lastSeenAt),
        ...lessons.map(({ _id }) => seen.get(_id) ?? 0),
      ];
    }),
  ];
}
