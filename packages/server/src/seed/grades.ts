import { eq } from 'drizzle-orm';
import { feedbackFiles, submissions } from '../modules/assignments/assignments.table.ts';
import { courseGrade } from '../modules/grades/course-grade.rules.ts';
import { gradeChanges, transcripts } from '../modules/grades/grades.table.ts';
import {
  CODE_ALPHABET,
  codeOf,
  RANDOM_CHARACTERS,
} from '../modules/grades/transcript-code.rules.ts';
import { transcriptOf } from '../modules/grades/transcript.rules.ts';
import { findTranscript } from '../modules/grades/transcripts.repo.ts';
import { files } from '../modules/files/files.table.ts';
import { siteSettings } from '../modules/site/settings.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { NOTES_FILE_ID } from './media.ts';
import { personaId } from './people.ts';
import { SeededRandom } from './random.ts';

const STUDENT = personaId('student');
const ESSAY = `submission-exile-essay-${STUDENT}`;

/** What stands behind the student persona's grades: one that was corrected, and a transcript. */
export async function seedGrades(db: Db, now: Date): Promise<void> {
  await seedFeedback(db, now);
  await seedTranscript(db, now);
}

async function seedFeedback(db: Db, now: Date): Promise<void> {
  const [essay] = await db.select().from(submissions).where(eq(submissions._id, ESSAY));
  const [notes] = await db.select().from(files).where(eq(files._id, NOTES_FILE_ID));
  if (!essay || !notes) return;
  const { _id: fileId, fileName, contentType, size, sha256 } = notes;
  const file = { fileId, fileName, contentType, size, sha256 };
  const at = daysFrom(now, -12).toISOString();
  await db
    .insert(feedbackFiles)
    .values({ ...file, _id: `feedback-${ESSAY}`, submissionId: ESSAY, createdAt: at });
  await db.insert(gradeChanges).values({
    _id: `grade-change-${ESSAY}`,
    subjectKind: 'SUBMISSION',
    subjectId: ESSAY,
    userId: STUDENT,
    courseId: essay.courseId,
    groupId: essay.groupId,
    regionId: essay.regionId,
    title: 'Essay: Why the exile?',
    before: (essay.score ?? 0) - 8,
    after: essay.score,
    reason: 'The second page had been overlooked.',
    changedBy: personaId('facilitator'),
    at,
  });
}

async function seedTranscript(db: Db, now: Date): Promise<void> {
  const asked = { userId: STUDENT, now: now.toISOString() };
  const found = await findTranscript(db, { userId: STUDENT, regions: [] }, asked);
  const [site] = await db.select().from(siteSettings);
  if (!found || !site) return;
  const random = new SeededRandom(7);
  const draw = () => random.between(0, CODE_ALPHABET.length - 1);
  const grades = found.courses.map((course) => courseGrade(course, found.scale, asked.now));
  await db.insert(transcripts).values({
    _id: `transcript-${STUDENT}`,
    code: codeOf(Array.from({ length: RANDOM_CHARACTERS }, draw)),
    userId: STUDENT,
    locale: 'en',
    snapshot: {
      ...transcriptOf(grades, found.scale),
      studentName: found.student.fullName,
      organisation: site.organisationName,
      address: site.contactAddress,
    },
    issuedAt: daysFrom(now, -1).toISOString(),
    issuedBy: STUDENT,
  });
}
