import { type AttemptRow, examAttempts } from '../../modules/exams/exams.table.ts';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { groupId, regionId } from '../../seed/places.ts';
import type { TestApp } from '../test-app.ts';
import type { TestExam } from './exam.ts';

/** A passed first attempt of the student persona, finished now unless said otherwise. */
export async function aResult(
  app: TestApp,
  exam: Pick<TestExam, '_id' | 'courseId'>,
  overrides: Partial<AttemptRow> = {},
): Promise<AttemptRow> {
  const now = app.clock.now().toISOString();
  const row: AttemptRow = {
    _id: newId(),
    examId: exam._id,
    courseId: exam.courseId,
    userId: personaId('student'),
    groupId: groupId('cape-town-1'),
    regionId: regionId('Cape-Town'),
    number: 1,
    status: 'FINISHED',
    startedAt: now,
    finishedAt: now,
    mode: 'EXAM',
    locale: 'en',
    dueAt: null,
    deadline: null,
    extendedSeconds: 0,
    leavingFails: true,
    graceSeconds: 60,
    connectionGraceSeconds: 300,
    seenAt: null,
    leftAt: null,
    leftBy: null,
    sessionId: null,
    submittedAt: now,
    endedBy: 'HANDED_IN',
    penalty: null,
    restoredAt: null,
    restoredBy: null,
    points: 4,
    totalPoints: 4,
    score: 100,
    scaledFrom: null,
    passed: true,
    version: 1,
    recordedAt: null,
    recordedBy: null,
    recordReason: null,
    correctedFrom: null,
    correctedAt: null,
    correctedBy: null,
    correctionReason: null,
    ...overrides,
  };
  await app.services.database.db.insert(examAttempts).values(row);
  return row;
}
