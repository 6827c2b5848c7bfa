import { emailOf, passwordOf, personaId } from '@lampstand/server/demo';
import {
  type Cluster,
  type Database,
  openPostgres,
  startCluster,
} from '@lampstand/server/laboratory';
import { type College, dropFolder, startCollege } from '../college/server.ts';
import { signInAs } from '../college/sign-in.ts';

/** One student who can sit the exam, again and again. */
export interface Seat {
  readonly userId: string;
  readonly cookie: { readonly name: string; readonly value: string };
}

/** A college in which one exam with questions of every kind is sat by many. */
export interface Room {
  readonly college: College;
  readonly database: Database;
  readonly seats: readonly Seat[];
  setGrace(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export const examId = 'exam-bib102-workshop';

/** Students of the exam; the first one is a persona, whose password the others get. */
const students = `
  update users u set terms_accepted_at = p.terms_accepted_at, password_hash = p.password_hash, locale = 'en'
  from users p
  where p.id = $1 and u.deactivated_at is null and u.id in (
    select m.user_id from group_members m
    join course_offerings c on c.group_id = m.group_id
    join exams e on e.course_id = c.course_id and e.id = $2
    where m.role = 'STUDENT' and not exists (
      select 1 from exam_attempts a where a.user_id = m.user_id and a.exam_id = e.id))
  returning u.id, u.email`;

async function seatsOf(college: College, database: Database, count: number): Promise<Seat[]> {
  const { jobs } = database;
  const { rows } = await jobs.executeSql(students, [personaId('student'), examId]);
  const seats: Seat[] = [];
  for (const { id, email } of rows.slice(0, count)) {
    const cookie = await signInAs(college.url, String(email), passwordOf('student'));
    seats.push({ userId: String(id), cookie });
  }
  if (seats.length < count) throw new Error(`${emailOf('student')} has ${seats.length} fellows`);
  return seats;
}

async function open(cluster: Cluster, count: number): Promise<Room> {
  const env = { DATABASE_URL: cluster.url, SHARED_ADDRESSES: '127.0.0.1' };
  const college = await startCollege({ env });
  const database = await openPostgres(cluster.url, 2, false, () => {});
  await database.jobs.executeSql('update exams set allowed_attempts = 1000000 where id = $1', [
    examId,
  ]);
  return {
    college,
    database,
    seats: await seatsOf(college, database, count),
    async setGrace(seconds) {
      const change =
        'update exams set grace_seconds = $1, connection_grace_seconds = $1 where id = $2';
      await database.jobs.executeSql(change, [seconds, examId]);
    },
    async close() {
      await database.close();
      await college.stop();
      await cluster.stop();
      dropFolder(college.folder);
    },
  };
}

/** Opens such a college on a PostgreSQL of its own. */
export async function openRoom(count: number): Promise<Room> {
  const cluster = await startCluster();
  try {
    return await open(cluster, count);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
