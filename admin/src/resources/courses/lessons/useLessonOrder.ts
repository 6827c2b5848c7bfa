import { useRef, useState } from 'react';
import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { isVersionConflict } from '../../../data/to-ra-error.ts';
import { moveItem } from '../../../shared/order/move-item.ts';

/** What the order needs of a row of the lessons' list. */
export interface OrderedLesson extends RaRecord {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly kind: 'VIDEO' | 'AUDIO' | 'TEXT';
  readonly published: boolean;
  readonly durationSeconds: number | null;
}

const inOrder = { field: 'position', order: 'ASC' } as const;
/** As many as the server gives at once. */
const all = { page: 1, perPage: 1000 };

/**
 * The lessons of a course in their order, and the way to another one. A move shows at once and is
 * stored behind it, one after the other: each changes the versions of those it passes. What was
 * refused goes back to where it is stored.
 */
export function useLessonOrder(courseId: string) {
  const t = useT();
  const dataProvider = useDataProvider();
  const request = { filter: { courseId }, sort: inOrder, pagination: all };
  const { data, isPending, error, refetch } = useGetList<OrderedLesson>('lessons', request);
  const [order, setOrder] = useState<readonly OrderedLesson[]>();
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string>();
  const queue = useRef(Promise.resolve());
  const moves = useRef({ waiting: 0, refused: 0 });
  const lessons = order ?? data;

  function move(from: number, to: number) {
    const lesson = lessons?.[from];
    if (!lessons || !lesson || to < 0 || to >= lessons.length || to === from) return;
    const { title } = lesson;
    const { refused, waiting } = moves.current;
    setOrder(moveItem(lessons, from, to));
    setFailure(undefined);
    setSaid(t('authoring.lesson.moved', { title, position: to + 1, total: lessons.length }));
    moves.current.waiting += 1;
    queue.current = queue.current.then(async () => {
      // Those that stood behind a refused one were meant for another order.
      if (moves.current.refused === refused) {
        try {
          await store(lesson, to + 1, waiting > 0);
        } catch (problem) {
          moves.current.refused += 1;
          setSaid('');
          setFailure(
            isVersionConflict(problem)
              ? t('authoring.lesson.moveConflict', { title })
              : messageOf(problem),
          );
        }
      }
      moves.current.waiting -= 1;
      if (moves.current.waiting > 0) return;
      await refetch();
      setOrder(undefined);
    });
  }

  /** Behind another move the version is another one than was on the screen. */
  async function store(lesson: OrderedLesson, position: number, behind: boolean) {
    const now = behind ? await dataProvider.getList<OrderedLesson>('lessons', request) : undefined;
    const { id, version } = now?.data.find((each) => each.id === lesson.id) ?? lesson;
    await dataProvider.create('lessonMoves', { data: { lessonId: id, version, position } });
  }

  return { lessons, isPending, error, refetch, move, said, failure };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
