import { inArray, like } from 'drizzle-orm';
import {
  gradeChanges,
  gradeScales,
  SCALE_ID,
  transcripts,
} from '../../modules/grades/grades.table.ts';
import { usualDesign } from '../../modules/grades/transcript-design.rules.ts';
import { DESIGN_ID, transcriptDesigns } from '../../modules/grades/transcript-design.table.ts';
import type { Db } from '../../platform/database.ts';
import { seats } from './owners.ts';

const at = '2026-03-01T12:00:00Z';
const bands = [
  { letter: 'A', from: 80, points: 4 },
  { letter: 'F', from: 0, points: 0 },
];
const whose = ['own', 'anotherUser', 'anotherGroup', 'anotherRegion'] as const;

/** A scale, a design, and transcripts and changes of the owners, as they were before anything changed them. */
export async function makeGradeSpares(
  db: Db,
  owners: Readonly<Record<(typeof whose)[number], string>>,
): Promise<void> {
  const people = whose.map((name) => owners[name]);
  await db.delete(gradeScales);
  await db
    .insert(gradeScales)
    .values({ _id: SCALE_ID, version: 1, createdAt: at, updatedAt: at, bands });
  await db.delete(transcriptDesigns);
  await db
    .insert(transcriptDesigns)
    .values({ ...usualDesign, _id: DESIGN_ID, version: 1, createdAt: at, updatedAt: at });
  await db.delete(transcripts).where(inArray(transcripts.userId, people));
  await db.insert(transcripts).values(
    whose.map((name, index) => ({
      _id: `issued-transcript-${name}`,
      code: `2222-2222-2222-222${index + 2}`,
      userId: owners[name],
      locale: 'en',
      snapshot: {
        studentName: 'Spare',
        organisation: 'Spare',
        address: null,
        terms: [],
        meanScore: null,
        meanPoints: null,
        scale: bands,
      },
      issuedAt: at,
      issuedBy: owners[name],
    })),
  );
  await db.delete(gradeChanges).where(like(gradeChanges._id, 'grade-change-%'));
  await db.insert(gradeChanges).values(
    whose.map((name) => ({
      ...seats[name],
      _id: `grade-change-${name}`,
      subjectKind: 'EXAM_ATTEMPT' as const,
      subjectId: `spare-${name}`,
      userId: owners[name],
      courseId: 'course-bib101',
      title: 'Spare',
      before: 60,
      after: 70,
      reason: 'Spare',
      changedBy: 'user-manager',
      at,
    })),
  );
}
