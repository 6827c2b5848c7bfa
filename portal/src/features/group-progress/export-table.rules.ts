import type { SeenCheck } from '@lampstand/i18n';
import type { GroupProgressQuery } from './ProgressTable.generated.ts';

export interface TableWords {
  /** Of the columns that stand before the lessons. */
  readonly heads: readonly string[];
  readonly date: (moment: string) => string;
  /** At which second a recording asks, and what became of it. */
  readonly checkAt: (seconds: number) => string;
  readonly check: (seen: SeenCheck | undefined) => string;
}

/** A head and a line for each student; shares are whole per cent, of each lesson too, with what it asks. */
export function tableOf(
  { lessons, items }: GroupProgressQuery['groupProgress'],
  { heads, date, checkAt, check }: TableWords,
): (string | number)[][] {
  return [
    [
      ...heads,
      ...lessons.flatMap(({ title, checks }) => [
        title,
        ...checks.map(({ atSeconds }) => `${title}: ${checkAt(atSeconds)}`),
      ]),
    ],
    ...items.map((item) => {
      const seen = new Map(item.lessons.map((lesson) => [lesson.lessonId, lesson]));
      return [
        item.student.fullName,
        item.completedLessons,
        item.seenPercent,
        item.lastSeenAt === null ? '' : date(item.lastSeenAt),
        ...lessons.flatMap(({ _id, checks }) => [
          seen.get(_id)?.seenPercent ?? 0,
          ...checks.map((asked) =>
            check(seen.get(_id)?.checks.find(({ checkId }) => checkId === asked._id)),
          ),
        ]),
      ];
    }),
  ];
}
