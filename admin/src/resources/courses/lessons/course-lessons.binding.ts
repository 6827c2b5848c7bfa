import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  CourseLessonsMoveDocument,
  CourseLessonsPublishDocument,
  type CourseLessonsPublishMutation,
} from './course-lessons.generated.ts';

const notListed = () => {
  throw new Error('Changes of lessons are made, not listed');
};

interface Move {
  readonly lessonId: string;
  readonly version: number;
  /** From 1. */
  readonly position: number;
}

export const lessonMovesBinding = {
  list: notListed,
  create: recordVerb(
    CourseLessonsMoveDocument,
    ({ lessonId, version, position }: Move) => ({ id: lessonId, version, position }),
    ({ moveLesson }) => moveLesson,
  ),
} satisfies Binding;

/** What came of publishing many, as the record that react-admin wants of what is created. */
export interface LessonOutcomes {
  readonly id: string;
  readonly outcomes: CourseLessonsPublishMutation['outcomes'];
}

export const lessonPublishingBinding = {
  list: notListed,
  create: recordVerb(
    CourseLessonsPublishDocument,
    ({ ids, published }: { readonly ids: readonly string[]; readonly published: boolean }) => ({
      ids: [...ids],
      published,
    }),
    ({ outcomes }): LessonOutcomes => ({ id: 'outcomes', outcomes }),
  ),
} satisfies Binding;
