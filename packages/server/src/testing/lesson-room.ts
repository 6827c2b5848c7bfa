import { z } from 'zod';
import { aCourse } from './factories/course.ts';
import { aGroup } from './factories/group.ts';
import { aLesson } from './factories/lesson.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const PROGRESS =
  '{ lessonId positionSeconds playbackSpeed completed seenPercent begunAt watched { from to } otherDevice { deviceKind positionSeconds playedAt } }';
export const SAVE_PROGRESS = `mutation Save($input: LessonProgressInput!) { saveLessonProgress(lessonProgressInput: $input) ${PROGRESS} }`;
export const MARK_READ = `mutation Read($id: ID!) { markLessonRead(lessonId: $id) ${PROGRESS} }`;
const LESSON_PROGRESS = `query Lesson($id: ID!, $deviceId: String) { studentLesson(_id: $id, deviceId: $deviceId) { progress ${PROGRESS} } }`;

const Progress = z.object({
  lessonId: z.string(),
  positionSeconds: z.number(),
  playbackSpeed: z.number(),
  completed: z.boolean(),
  seenPercent: z.number(),
  begunAt: z.string().nullable(),
  watched: z.array(z.object({ from: z.number(), to: z.number() })),
  otherDevice: z
    .object({ deviceKind: z.string(), positionSeconds: z.number(), playedAt: z.string() })
    .nullable(),
});
type Progress = z.infer<typeof Progress>;

/** From and to, the last second left out. */
export type Stretch = readonly [from: number, to: number];

export interface Told {
  readonly at?: number;
  readonly watched?: readonly Stretch[];
  readonly device?: string;
  readonly deviceKind?: string;
  readonly playedAt?: string;
  readonly completed?: boolean;
  readonly playbackSpeed?: number;
}

const asInput = (lessonId: string, told: Told) => ({
  lessonId,
  positionSeconds: told.at ?? 0,
  playbackSpeed: told.playbackSpeed ?? 1,
  completed: told.completed ?? false,
  watched: (told.watched ?? []).map(([from, to]) => ({ from, to })),
  deviceId: told.device,
  deviceKind: told.deviceKind,
  playedAt: told.playedAt,
});

/** What a student does with lessons, each step an operation that must succeed. */
export const lessonRoom = (student: TestClient) => ({
  async tell(lessonId: string, told: Told): Promise<Progress> {
    const shape = z.object({ saveLessonProgress: Progress });
    const input = asInput(lessonId, told);
    return (await student.read(shape, SAVE_PROGRESS, { input })).saveLessonProgress;
  },
  async markRead(id: string): Promise<Progress> {
    const shape = z.object({ markLessonRead: Progress });
    return (await student.read(shape, MARK_READ, { id })).markLessonRead;
  },
  async look(id: string, deviceId?: string): Promise<Progress> {
    const shape = z.object({ studentLesson: z.object({ progress: Progress }) });
    return (await student.read(shape, LESSON_PROGRESS, { id, deviceId })).studentLesson.progress;
  },
});

/** Seconds seen as pairs, to be compared. */
export const stretchesOf = ({ watched }: Pick<Progress, 'watched'>): Stretch[] =>
  watched.map(({ from, to }) => [from, to]);

/** A lesson of ten minutes, in a course of a group in which the persona studies. */
export async function lessonOf(
  app: TestApp,
  userId: string,
  overrides: Partial<Parameters<typeof aLesson>[1]> = {},
) {
  const group = await aGroup(app, { students: [userId] });
  const course = await aCourse(app, { offeredTo: [group._id] });
  return aLesson(app, { courseId: course._id, ...overrides });
}

/** A device's id, as a browser would make it. */
export const deviceOf = (name: string): string => `device-${name}`.padEnd(16, '-');
