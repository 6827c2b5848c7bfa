import type { CategoryKind } from '../modules/site/categories.rules.ts';
import { categories } from '../modules/site/categories.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';

interface CategoryPlan {
  readonly key: string;
  readonly kind: CategoryKind;
  readonly name: string;
  readonly color: string;
  readonly description?: string;
}

const plans: readonly CategoryPlan[] = [
  {
    key: 'bible',
    kind: 'COURSE',
    name: 'Bible',
    color: '#7a1226',
    description: 'The books of the Old and the New Testament.',
  },
  {
    key: 'theology',
    kind: 'COURSE',
    name: 'Theology and history',
    color: '#0b6670',
    description: 'What the church believes, and how it came to say so.',
  },
  {
    key: 'practice',
    kind: 'COURSE',
    name: 'Ministry and practice',
    color: '#2e7d32',
    description: 'Preaching, prayer and care.',
  },
  { key: 'electives', kind: 'COURSE', name: 'Electives', color: '#6a4c93' },
  { key: 'rules', kind: 'DOCUMENT', name: 'Rules', color: '#5c6470' },
  { key: 'guides', kind: 'DOCUMENT', name: 'Guides', color: '#b26a00' },
  { key: 'campus-life', kind: 'NEWS', name: 'Campus life', color: '#1565c0' },
];

const categoryId = (key: string): string => `category-${key}`;

const byPrefix: Readonly<Record<string, string>> = {
  BIB: 'bible',
  THE: 'theology',
  HIS: 'theology',
  SPF: 'practice',
  HOM: 'practice',
};

/** The category of a course of the demonstration college, by the letters of its code. */
export function categoryOfCourse(code: string): string | null {
  const key = byPrefix[code.slice(0, 3)];
  return key === undefined ? null : categoryId(key);
}

/** Categories of courses, documents and news; one of courses is not used yet. */
export async function seedCategories(db: Db, now: Date): Promise<void> {
  await db.insert(categories).values(
    plans.map(({ key, kind, name, color, description }, index) => ({
      _id: categoryId(key),
      version: 1,
      createdAt: daysFrom(now, -400).toISOString(),
      updatedAt: daysFrom(now, -200 + index).toISOString(),
      createdBy: personaId('superadmin'),
      updatedBy: personaId('superadmin'),
      kind,
      name,
      position: (index + 1) * 10,
      color,
      description: description ?? null,
    })),
  );
}
