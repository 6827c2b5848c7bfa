import {
  assignmentDates,
  assignmentDownloads,
  assignments,
  savedComments,
  submissionFiles,
  submissions,
} from '../modules/assignments/assignments.table.ts';
import { receiptOf } from '../modules/assignments/receipt.ts';
import { newSubmission } from '../modules/assignments/new-submission.ts';
import { files } from '../modules/files/files.table.ts';
import { groups } from '../modules/groups/groups.table.ts';
import type { Db } from '../platform/database.ts';
import { eq } from 'drizzle-orm';
import { assignmentPlans, sampleFeedback, sampleTexts } from './assignment-plans.ts';
import { courseId } from './course-plans.ts';
import { dayOf, daysFrom } from './days.ts';
import type { Seat } from './learning.ts';
import { fileId, outlineFileId } from './media.ts';
import { personaId } from './people.ts';
import { SeededRandom } from './random.ts';

type Plan = (typeof assignmentPlans)[number];
type State = 'none' | 'draft' | 'reopened' | 'submitted' | 'graded';

const assignmentId = (key: string): string => `assignment-${key}`;

/** Midnight but a second, by the clock of Greenwich. */
const endOf = (day: Date): string => `${dayOf(day)}T23:59:59.000Z`;

/** What the personas have of each, so that every state can be seen; the others have one by chance. */
const ofPersonas: Readonly<Record<string, State>> = {
  [`${personaId('student')} exile-essay`]: 'graded',
  [`${personaId('student')} exodus-map`]: 'draft',
  [`${personaId('student')} psalm-by-heart`]: 'none',
  [`${personaId('student')} rule-of-life`]: 'submitted',
  [`${personaId('student2')} exile-essay`]: 'reopened',
  [`${personaId('student2')} exodus-map`]: 'submitted',
  [`${personaId('student2')} psalm-by-heart`]: 'graded',
};

/** Assignments of every kind and in every state, with what students handed in and what came back. */
export async function seedAssignments(db: Db, now: Date, seats: readonly Seat[]): Promise<void> {
  const at = daysFrom(now, -60).toISOString();
  const stamps = { version: 1, createdAt: at, updatedAt: at, createdBy: null, updatedBy: null };
  await db.insert(assignments).values(
    assignmentPlans.map(({ key, courseCode, opens: _opens, due: _due, ...plan }, index) => ({
      ...stamps,
      ...plan,
      _id: assignmentId(key),
      courseId: courseId(courseCode),
      locale: 'en',
      position: index + 1,
    })),
  );
  await db.insert(assignmentDownloads).values({
    _id: 'assignment-download-1',
    assignmentId: assignmentId('exile-essay'),
    fileId: outlineFileId('BIB101'),
    title: 'Passages to begin with',
    position: 1,
  });
  await db.insert(savedComments).values(
    ['Well read.', 'Please name the passage.', 'The ending comes too fast.'].map((text, index) => ({
      _id: `saved-comment-${index + 1}`,
      ownerId: personaId('facilitator'),
      locale: 'en',
      text,
      usedCount: 3 - index,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await seedDates(db, now, seats);
  await seedWork(db, now, seats);
}

const seatsIn = (seats: readonly Seat[], plan: Plan): Seat[] =>
  seats.filter((seat) => seat.courseId === courseId(plan.courseCode));

async function seedDates(db: Db, now: Date, seats: readonly Seat[]): Promise<void> {
  const rows = assignmentPlans.flatMap((plan) => {
    if (plan.due === null) return [];
    const groupIds = new Set(seatsIn(seats, plan).map(({ groupId }) => groupId));
    return [...groupIds].map((groupId) => ({
      _id: `assignment-dates-${plan.key}-${groupId}`,
      assignmentId: assignmentId(plan.key),
      groupId,
      opensAt: daysFrom(now, plan.opens).toISOString(),
      dueAt: endOf(daysFrom(now, plan.due)),
    }));
  });
  await db.insert(assignmentDates).values(rows);
}

function stateOfSeat(seat: Seat, plan: Plan, random: SeededRandom): State {
  const chance = random.between(1, 10);
  if (!plan.published || (plan.opens !== null && plan.opens > 0)) return 'none';
  const known = ofPersonas[`${seat.userId} ${plan.key}`];
  if (known) return known;
  if (plan.due !== null && plan.due < 0) {
    if (chance <= 6) return 'graded';
    return chance <= 8 ? 'submitted' : 'none';
  }
  if (chance <= 4) return 'submitted';
  return chance <= 6 ? 'draft' : 'none';
}

async function seedWork(db: Db, now: Date, seats: readonly Seat[]): Promise<void> {
  const random = new SeededRandom(23);
  const regions = await db.select({ _id: groups._id, regionId: groups.regionId }).from(groups);
  const regionOf = new Map(regions.map(({ _id, regionId }) => [_id, regionId]));
  const [picture] = await db
    .select()
    .from(files)
    .where(eq(files._id, fileId('picture-bib')));
  const works: (typeof submissions.$inferInsert)[] = [];
  const handed: (typeof submissionFiles.$inferInsert)[] = [];
  for (const plan of assignmentPlans) {
    for (const seat of seatsIn(seats, plan)) {
      const state = stateOfSeat(seat, plan, random);
      if (state === 'none') continue;
      const _id = `submission-${plan.key}-${seat.userId}`;
      const withFile = picture !== undefined && plan.maxFiles > 0 && works.length % 3 === 0;
      const file = withFile ? [{ ...picture, fileName: `${plan.key}.png` }] : [];
      const made = { ...seat, _id, regionId: regionOf.get(seat.groupId) ?? '' };
      works.push(workOf(made, { plan, state, now, files: file, turn: works.length }));
      handed.push(
        ...file.map(({ _id: kept, fileName, contentType, size, sha256 }) => ({
          _id: `submission-file-${_id}`,
          submissionId: _id,
          fileId: kept,
          fileName,
          contentType,
          size,
          sha256,
          createdAt: daysFrom(now, -30).toISOString(),
        })),
      );
    }
  }
  await db.insert(submissions).values(works);
  await db.insert(submissionFiles).values(handed);
}

interface Circumstances {
  readonly plan: Plan;
  readonly state: Exclude<State, 'none'>;
  readonly now: Date;
  readonly files: readonly (typeof files.$inferSelect)[];
  readonly turn: number;
}

function workOf(
  seat: Seat & { readonly _id: string; readonly regionId: string },
  { plan, state, now, files: kept, turn }: Circumstances,
): typeof submissions.$inferInsert {
  const text = sampleTexts[turn % sampleTexts.length] ?? '';
  const due = plan.due ?? 0;
  // A day before the deadline, or some days ago where that is still to come.
  const submittedAt = daysFrom(now, Math.min(due - 1, -1) - (turn % 3)).toISOString();
  const begun = newSubmission({
    ...seat,
    assignmentId: assignmentId(plan.key),
    text,
    sequence: 1,
    now: daysFrom(now, Math.min(due, 0) - 4).toISOString(),
  });
  if (state === 'draft') return begun;
  if (state === 'reopened') {
    return {
      ...begun,
      reopenedUntil: endOf(daysFrom(now, 7)),
      reopenedBy: personaId('admin'),
      reopenReason: 'Ill in the week of the deadline.',
    };
  }
  const receipt = receiptOf({ submissionId: seat._id, number: 1, submittedAt, text, files: kept });
  const submitted = {
    ...begun,
    status: 'SUBMITTED' as const,
    number: 1,
    submittedAt,
    updatedAt: submittedAt,
    receiptHash: receipt.hash,
    receiptCode: receipt.code,
    dueAt: plan.due === null ? null : endOf(daysFrom(now, plan.due)),
  };
  if (state === 'submitted') return submitted;
  const gradedAt = daysFrom(new Date(submittedAt), 2).toISOString();
  return {
    ...submitted,
    status: 'GRADED',
    ...(plan.kind === 'GRADED' ? { score: 60 + ((turn * 7) % 41) } : { completed: turn % 5 !== 0 }),
    feedback: sampleFeedback[turn % sampleFeedback.length] ?? null,
    gradedAt: gradedAt < now.toISOString() ? gradedAt : now.toISOString(),
    gradedBy: personaId('facilitator'),
  };
}
