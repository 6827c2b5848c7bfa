import {
  courseCategories,
  courseOfferings,
  courses,
  courseTeachers,
  lessonDownloads,
  lessons,
  lessonSubtitles,
  recordings,
} from '../modules/courses/courses.table.ts';
import { cleanHtml } from '../platform/clean-html.ts';
import type { Db } from '../platform/database.ts';
import { categoryOfCourse } from './categories.ts';
import { courseId, coursePlans, lessonId } from './course-plans.ts';
import { daysFrom } from './days.ts';
import { fileId, MEDIA_SECONDS, outlineFileId, pictureOfCourse, subtitleFileId } from './media.ts';
import { daysOfGroup, groupId } from './places.ts';
import { hasReading, reading, READING_TITLE } from './reading.ts';
import { subtitleLocales } from './subtitles.ts';
import { teacherId } from './teachers.ts';
import { termOfGroup } from './terms.ts';

/** Every fourth lesson is a talk without pictures. */
const isAudio = (position: number): boolean => position % 4 === 0;

/** What some lessons ask of those who learn, and when they open. */
function rulesOf(code: string, position: number) {
  const rules: Readonly<Record<string, Partial<typeof lessons.$inferInsert>>> = {
    'BIB201 1': { minimumSeenPercent: 80 },
    'BIB201 5': { releaseAfterDays: 60 },
    'HIS101 4': { releaseAfterDays: 60 },
    'THE101 2': { noSkipping: true },
  };
  return rules[`${code} ${position}`];
}

/** A lesson that speaks another language besides English, and what it plays there. */
const GERMAN = {
  lessonId: lessonId('BIB101', 1),
  locale: 'de_DE',
  fileId: fileId('lecture-field'),
};

/** Courses, the groups they are offered to, and lessons with media, subtitles and a download. */
export async function seedCourses(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -150).toISOString(),
    updatedAt: daysFrom(now, -90).toISOString(),
  };
  for (const plan of coursePlans) {
    const _id = courseId(plan.code);
    await db.insert(courses).values({
      ...stamp,
      _id,
      code: plan.code,
      name: plan.name,
      description: plan.description,
      programme: 'Biblical Studies',
      year: plan.groups.some((key) => key === 'cape-town-2') ? 2 : 1,
      imageFileId: pictureOfCourse(plan.code),
      teacherName: plan.teacher,
      locale: 'en',
      published: true,
      publishedAt: stamp.updatedAt,
    });
    const categoryId = categoryOfCourse(plan.code);
    if (categoryId) await db.insert(courseCategories).values({ courseId: _id, categoryId });
    await db.insert(courseOfferings).values(
      plan.groups.map((key) => ({
        ...daysOfGroup(key, now),
        _id: `offering-${plan.code.toLowerCase()}-${key}`,
        courseId: _id,
        groupId: groupId(key),
        termId: termOfGroup(key),
      })),
    );
    await db
      .insert(courseTeachers)
      .values({ courseId: _id, teacherId: teacherId(plan.teacher), position: 1 });
    await seedLessons(db, stamp, plan);
  }
  await db.insert(recordings).values({ ...GERMAN, durationSeconds: MEDIA_SECONDS });
}

async function seedLessons(
  db: Db,
  stamp: { version: number; createdAt: string; updatedAt: string },
  plan: (typeof coursePlans)[number],
): Promise<void> {
  const numbered = plan.lessons.map((title, index) => ({ title, position: index + 1 }));
  await db.insert(lessons).values(
    numbered.map(({ title, position }) => ({
      ...stamp,
      _id: lessonId(plan.code, position),
      courseId: courseId(plan.code),
      title,
      description: `Part ${position} of ${plan.name}.`,
      kind: isAudio(position) ? ('AUDIO' as const) : ('VIDEO' as const),
      position,
      published: true,
      durationSeconds: MEDIA_SECONDS,
      ...rulesOf(plan.code, position),
    })),
  );
  if (hasReading(plan.code)) {
    const position = numbered.length + 1;
    await db.insert(lessons).values({
      ...stamp,
      _id: lessonId(plan.code, position),
      courseId: courseId(plan.code),
      title: READING_TITLE,
      kind: 'TEXT',
      content: await cleanHtml(reading),
      position,
      published: true,
    });
  }
  await db.insert(recordings).values(
    numbered.map(({ position }) => ({
      lessonId: lessonId(plan.code, position),
      locale: 'en',
      fileId: fileId(
        isAudio(position) ? 'talk' : position % 2 === 0 ? 'lecture-field' : 'lecture-dawn',
      ),
      durationSeconds: MEDIA_SECONDS,
    })),
  );
  const spoken = numbered.filter(({ position }) => position % 5 !== 0);
  await db.insert(lessonSubtitles).values(
    spoken.flatMap(({ position }) =>
      subtitleLocales.map((locale) => ({
        lessonId: lessonId(plan.code, position),
        locale,
        fileId: subtitleFileId(locale),
      })),
    ),
  );
  await db.insert(lessonDownloads).values(
    numbered.map(({ position }) => ({
      _id: `download-${plan.code.toLowerCase()}-${position}`,
      lessonId: lessonId(plan.code, position),
      fileId: outlineFileId(plan.code),
      title: 'Course outline',
      position: 1,
    })),
  );
}
