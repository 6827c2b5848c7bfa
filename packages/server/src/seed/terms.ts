import { terms } from '../modules/terms/terms.table.ts';
import type { Db } from '../platform/database.ts';
import { dayOf, daysFrom } from './days.ts';
import { personaId } from './people.ts';
import { isOver } from './places.ts';

/** The term that is over, the one under way and the next one, in days from today. */
const plans = [
  { key: 'autumn-last', name: 'Autumn', from: -420, to: -300 },
  { key: 'spring', name: 'Spring', from: -45, to: 75 },
  { key: 'autumn', name: 'Autumn', from: 100, to: 220 },
] as const;

/** The term in which a group meets. */
export const termOfGroup = (key: string): string =>
  `term-${isOver(key) ? 'autumn-last' : 'spring'}`;

/** The college's terms. */
export async function seedTerms(db: Db, now: Date): Promise<void> {
  const stamp = {
    createdAt: daysFrom(now, -430).toISOString(),
    updatedAt: daysFrom(now, -110).toISOString(),
    createdBy: personaId('admin'),
    updatedBy: personaId('admin'),
  };
  await db.insert(terms).values(
    plans.map(({ key, name, from, to }) => {
      const startsOn = dayOf(daysFrom(now, from));
      const year = Number(startsOn.slice(0, 4));
      return {
        ...stamp,
        _id: `term-${key}`,
        name,
        year,
        startsOn,
        endsOn: dayOf(daysFrom(now, to)),
      };
    }),
  );
}
