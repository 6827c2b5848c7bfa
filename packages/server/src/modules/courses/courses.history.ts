import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { knownGroups } from '../groups/index.ts';
import { mayEditCourses } from './courses.policy.ts';
import { CourseInputSchema } from './courses.rules.ts';
import { partsOfCourse, readCourse, updateCourse } from './courses.service.ts';
import { LessonChecksSchema } from './lesson-checks.rules.ts';
import { LessonInputSchema } from './lessons.rules.ts';
import { readLesson, updateLesson } from './lessons.service.ts';

const none: ReadonlySet<string> = new Set();

export const coursesHistory: HistorySource = {
  entity: 'course',
  role: 'admin',
  fields: Object.keys(CourseInputSchema.shape),
  kept: none,
  known: { groupIds: knownGroups },
  async open(context, id) {
    const course = await readCourse(context, id, none);
    return {
      version: course.version,
      editable: mayEditCourses(signedIn(context)),
      values: {
        ...course,
        ...(await partsOfCourse(context.db, id)),
      },
      save: (inside, at, values) => updateCourse(inside, id, at, CourseInputSchema.parse(values)),
    };
  },
};

/** What a recording asks, as a form sends it; entries from before there was anything tell nothing. */
const checksIn = (value: unknown) => LessonChecksSchema.safeParse(value).data ?? [];

export const lessonsHistory: HistorySource = {
  entity: 'lesson',
  role: 'admin',
  fields: Object.keys(LessonInputSchema.shape),
  kept: none,
  tell: (field, value) => (field === 'checks' ? checksIn(value) : value),
  async open(context, id) {
    const lesson = await readLesson(context, id, new Set(['content', 'checks']));
    return {
      version: lesson.version,
      editable: mayEditCourses(signedIn(context)),
      values: lesson,
      save: (inside, at, values) => updateLesson(inside, id, at, LessonInputSchema.parse(values)),
    };
  },
};
