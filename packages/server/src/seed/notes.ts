import { and, eq, isNull } from 'drizzle-orm';
import {
  lessonNotes,
  lessonPositions,
  lessonProgress,
} from '../modules/learning/learning.table.ts';
import type { Db } from '../platform/database.ts';
import { lessonId } from './course-plans.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';
import type { PersonaKey } from './personas.ts';
import { groupId } from './places.ts';

interface Plan {
  readonly by: PersonaKey;
  readonly code: string;
  readonly position: number;
  readonly atSeconds: number;
  readonly text: string;
  /** Pinned for this group. */
  readonly group?: string;
}

const plans: readonly Plan[] = [
  {
    by: 'student',
    code: 'SPF101',
    position: 1,
    atSeconds: 12,
    text: 'A rule is a trellis, not a cage. Ask my mentor about fixed hours.',
  },
  {
    by: 'student',
    code: 'BIB101',
    position: 1,
    atSeconds: 8,
    text: 'Two accounts of creation: what does each want to say?',
  },
  {
    by: 'student',
    code: 'BIB101',
    position: 1,
    atSeconds: 35,
    text: 'Compare with the Babylonian epic for the essay.',
  },
  { by: 'student', code: 'BIB101', position: 2, atSeconds: 20, text: 'Promise before law.' },
  {
    by: 'facilitator',
    code: 'BIB101',
    position: 1,
    atSeconds: 30,
    text: 'Please stop here and read Genesis 1 and 2 aloud before you go on. What differs?',
    group: 'cape-town-1',
  },
  {
    by: 'facilitator',
    code: 'BIB101',
    position: 2,
    atSeconds: 15,
    text: 'We will talk about this question on Thursday: why did Abraham leave?',
    group: 'cape-town-1',
  },
];

/** Notes of a student, questions that a facilitator pinned, and two devices of one student. */
export async function seedNotes(db: Db, now: Date): Promise<void> {
  await db.insert(lessonNotes).values(
    plans.map(({ by, code, position, atSeconds, text, group }, index) => {
      const at = daysFrom(now, -20 + index).toISOString();
      const userId = personaId(by);
      return {
        _id: `lesson-note-${index + 1}`,
        createdAt: at,
        updatedAt: at,
        createdBy: userId,
        updatedBy: userId,
        userId,
        lessonId: lessonId(code, position),
        atSeconds,
        text,
        groupId: group === undefined ? null : groupId(group),
      };
    }),
  );
  await seedDevices(db, personaId('student'));
}

/** What the student has begun was left on the phone; on the computer they were elsewhere the day before. */
async function seedDevices(db: Db, userId: string): Promise<void> {
  const begun = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), isNull(lessonProgress.completedAt)));
  const places = begun.flatMap(({ lessonId: of, positionSeconds, playedAt }) => {
    const place = { userId, lessonId: of };
    const before = daysFrom(new Date(playedAt), -1).toISOString();
    return [
      {
        ...place,
        deviceId: 'demonstration-phone',
        deviceKind: 'PHONE' as const,
        positionSeconds,
        playedAt,
      },
      {
        ...place,
        deviceId: 'demonstration-computer',
        deviceKind: 'COMPUTER' as const,
        positionSeconds: Math.max(0, positionSeconds - 20),
        playedAt: before,
      },
    ];
  });
  if (places.length > 0) await db.insert(lessonPositions).values(places);
}
