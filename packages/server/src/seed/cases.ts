import { and, asc, eq, ne } from 'drizzle-orm';
import {
  type AccommodationRow,
  accommodations,
} from '../modules/accommodations/accommodations.table.ts';
import { type AppealRow, appeals } from '../modules/appeals/appeals.table.ts';
import { examAttempts, exams } from '../modules/exams/exams.table.ts';
import { groupMembers } from '../modules/groups/groups.table.ts';
import type { Db } from '../platform/database.ts';
import { dayOf, daysFrom } from './days.ts';
import { personaId } from './people.ts';
import { groupId } from './places.ts';

const GROUP = groupId('cape-town-1');

/** Two students with conditions of their own in exams, one of whom has them no more; some appeals. */
export async function seedCases(db: Db, now: Date): Promise<void> {
  await seedAccommodations(db, now);
  await seedAppeals(db, now);
}

const stamps = (now: Date, days: number) => ({
  version: 1,
  createdAt: daysFrom(now, -days).toISOString(),
  updatedAt: daysFrom(now, -days).toISOString(),
  createdBy: personaId('regionAdmin'),
  updatedBy: personaId('regionAdmin'),
});

async function seedAccommodations(db: Db, now: Date): Promise<void> {
  const [one, two] = await db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, GROUP),
        eq(groupMembers.role, 'STUDENT'),
        ne(groupMembers.userId, personaId('student')),
        ne(groupMembers.userId, personaId('newcomer')),
      ),
    )
    .orderBy(asc(groupMembers.userId))
    .limit(2);
  if (!one || !two) return;
  const rows: AccommodationRow[] = [
    {
      ...stamps(now, 30),
      _id: 'accommodation-1',
      userId: one.userId,
      timeFactorPercent: 150,
      extraAttempts: 1,
      noLeaveRule: true,
      graceSeconds: 300,
      breakMinutes: 10,
      largerType: true,
      readAloud: true,
      validUntil: dayOf(daysFrom(now, 200)),
      reason: 'Letter of the eye clinic, kept in the office.',
    },
    {
      ...stamps(now, 120),
      _id: 'accommodation-2',
      userId: two.userId,
      timeFactorPercent: 125,
      extraAttempts: 0,
      noLeaveRule: false,
      graceSeconds: null,
      breakMinutes: 0,
      largerType: false,
      readAloud: false,
      validUntil: dayOf(daysFrom(now, -20)),
      reason: 'A broken arm; until the cast was off.',
    },
  ];
  await db.insert(accommodations).values(rows);
}

interface Plan {
  readonly reason: string;
  readonly status: AppealRow['status'];
  readonly opinion?: string;
  readonly answer?: string;
  readonly minutes?: number;
}

const plans: readonly Plan[] = [
  {
    reason:
      'The power went out in our street, and the page was closed by it. I was at question six.',
    status: 'OPEN',
  },
  {
    reason: 'My answer about the covenant is the same as in the notes of the lesson.',
    status: 'SECOND_READING',
    opinion: 'The wording is close. I would rather have somebody else decide.',
  },
  {
    reason: 'The connection broke twice and I could not come back in time.',
    status: 'ACCEPTED',
    answer: 'The log shows both breaks. You may go on from where you were.',
    minutes: 30,
  },
  { reason: 'I pressed the wrong button.', status: 'WITHDRAWN' },
];

const persona: Plan = {
  reason: 'I had prepared other chapters than those that were asked.',
  status: 'DECLINED',
  answer: 'The chapters were announced in the course. You have passed since: well done.',
};

async function seedAppeals(db: Db, now: Date): Promise<void> {
  const failed = await db
    .select({
      subjectId: examAttempts._id,
      userId: examAttempts.userId,
      groupId: examAttempts.groupId,
      regionId: examAttempts.regionId,
      title: exams.title,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams._id, examAttempts.examId))
    .where(and(eq(examAttempts.groupId, GROUP), eq(examAttempts.passed, false)))
    .orderBy(asc(examAttempts._id));
  const own = failed.filter(({ userId }) => userId === personaId('student')).slice(0, 1);
  const others = failed.filter(({ userId }) => userId !== personaId('student'));
  const about = [...others.slice(0, plans.length), ...own];
  const rows = [...plans.slice(0, others.length), persona].flatMap((plan, at) => {
    const subject = about[at];
    return subject ? [appealOf(now, plan, subject, at)] : [];
  });
  await db.insert(appeals).values(rows);
}

function appealOf(
  now: Date,
  { reason, status, opinion, answer, minutes }: Plan,
  subject: Pick<AppealRow, 'subjectId' | 'userId' | 'groupId' | 'regionId' | 'title'>,
  at: number,
): AppealRow {
  const decided = answer !== undefined;
  return {
    ...stamps(now, at + 1),
    ...subject,
    _id: `appeal-${status.toLowerCase().replace('_', '-')}`,
    createdBy: subject.userId,
    updatedBy: decided ? personaId('facilitator') : subject.userId,
    subjectKind: 'EXAM_ATTEMPT',
    reason,
    status,
    gradedBy: null,
    firstReaderId: opinion === undefined ? null : personaId('facilitator'),
    opinion: opinion ?? null,
    minutes: minutes ?? null,
    score: null,
    answer: answer ?? null,
    decidedBy: decided ? personaId('facilitator') : null,
    decidedAt: decided ? daysFrom(now, -at).toISOString() : null,
  };
}
