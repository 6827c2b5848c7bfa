import { eq } from 'drizzle-orm';
import { users } from '../modules/identity/identity.table.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { seedAssignments } from './assignments.ts';
import { seedCases } from './cases.ts';
import { seedCategories } from './categories.ts';
import { seedCourses } from './courses.ts';
import { seedCurrencies } from './currencies.ts';
import { daysFrom } from './days.ts';
import { seedDocuments } from './documents.ts';
import { seedExams } from './exams.ts';
import { seatsOf, seedLearning } from './learning.ts';
import { seedNotes } from './notes.ts';
import { seedGrades } from './grades.ts';
import { seedLinks } from './links.ts';
import { seedMedia } from './media.ts';
import { personaId, seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedQuestions } from './questions.ts';
import { seedRegionOfficers } from './region-officers.ts';
import { seedRequestForms } from './request-forms.ts';
import { seedResults } from './results.ts';
import { seedSite } from './site.ts';
import { seedTeachers } from './teachers.ts';
import { seedTerms } from './terms.ts';

export interface SeedTarget {
  readonly database: Database;
  readonly files: FileStore;
  /** Its day is the anchor: everything in the college happens around it. */
  readonly clock: Clock;
}

/** Fills an empty database with the demonstration college: the same every time for the same day. */
export async function seedCollege({ database, files, clock }: SeedTarget): Promise<void> {
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    await seedPlaces(tx, now);
    await seedPeople(tx, now);
    await seedMedia(tx, files, now.toISOString());
    await seedCurrencies(tx, now);
    await seedSite(tx, now);
    await seedCategories(tx, now);
    await seedRegionOfficers(tx);
    await seedTeachers(tx, now);
    await seedTerms(tx, now);
    await seedCourses(tx, now);
    await seedExams(tx, now);
    await seedQuestions(tx, now);
    await seedDocuments(tx, now);
    await seedLinks(tx, now);
    await seedRequestForms(tx, now);
    const seats = await seatsOf(tx);
    await seedLearning(tx, now, seats);
    await seedNotes(tx, now);
    await seedResults(tx, now, seats);
    await seedAssignments(tx, now, seats);
    await seedGrades(tx, now);
    await seedCases(tx, now);
    const lastRead = daysFrom(now, -3).toISOString();
    await tx
      .update(users)
      .set({ notificationsLastRead: lastRead })
      .where(eq(users._id, personaId('student')));
  });
  await database.flush();
}
