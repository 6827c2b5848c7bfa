import type { Context } from '../../graphql/context.ts';
import type { Course } from './courses.list.ts';
import { readCourse } from './courses.service.ts';
import type { LessonColumns } from './lesson-tree.list.ts';
import { readLesson } from './lessons.service.ts';
import type { StudentCourse } from './student-courses.repo.ts';
import { findPreviewChecks, type StudentLesson } from './student-lessons.repo.ts';

const COURSE_PARTS: ReadonlySet<string> = new Set(['lessons']);
const LESSON_PARTS: ReadonlySet<string> = new Set(['media', 'content', 'course']);

/**
 * A course as somebody would see it who begins it today, with the lessons that are not published yet.
 * Nothing of it is saved. @throws DomainError NOT_FOUND.
 */
export async function previewCourse(context: Context, id: string): Promise<StudentCourse> {
  const course = await readCourse(context, id, COURSE_PARTS);
  const lessons = lessonsIn(course);
  const [first] = lessons;
  return {
    _id: course._id,
    code: course.code,
    name: course.name,
    description: course.description,
    teacherName: course.teacherName,
    programme: course.programme,
    year: course.year,
    imageFileId: course.imageFileId,
    startsOn: null,
    endsOn: null,
    seenPercent: 0,
    facilitatedGroups: [],
    lessonCount: lessons.length,
    completedLessons: 0,
    nextLesson: first ? linkTo(first) : null,
    lastVisitedAt: null,
    lessons: lessons.map((lesson) => ({
      _id: lesson._id,
      title: lesson.title,
      kind: lesson.kind,
      position: lesson.position,
      durationSeconds: lesson.durationSeconds,
      positionSeconds: 0,
      completed: false,
      seenPercent: 0,
      releasedAt: null,
    })),
  };
}

/** A lesson as somebody would see it who begins it today. @throws DomainError NOT_FOUND. */
export async function previewLesson(context: Context, id: string): Promise<StudentLesson> {
  const lesson = await readLesson(context, id, LESSON_PARTS);
  const course = await readCourse(context, lesson.courseId, COURSE_PARTS);
  const order = lessonsIn(course);
  const place = order.findIndex(({ _id }) => _id === id);
  const [previous, next] = [order[place - 1], order[place + 1]];
  return {
    _id: lesson._id,
    title: lesson.title,
    description: lesson.description,
    kind: lesson.kind,
    position: lesson.position,
    durationSeconds: lesson.durationSeconds,
    media: lesson.media ?? { recordings: [], subtitles: [], downloads: [] },
    course: { _id: course._id, code: course.code, name: course.name },
    content: lesson.content ?? null,
    noSkipping: lesson.noSkipping,
    minimumSeenPercent: lesson.minimumSeenPercent,
    checks: await findPreviewChecks(context.db, id),
    releasedAt: null,
    facilitatedGroups: [],
    progress: {
      userId: '',
      lessonId: id,
      positionSeconds: 0,
      playbackSpeed: 1,
      completed: false,
      watched: [],
      seenPercent: 0,
      begunAt: null,
      otherDevice: null,
    },
    previous: previous ? linkTo(previous) : null,
    next: next ? linkTo(next) : null,
  };
}

const lessonsIn = ({ lessons = [] }: Course): readonly LessonColumns[] => lessons;

const linkTo = ({ _id, title }: LessonColumns) => ({ _id, title });
