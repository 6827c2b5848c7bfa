import { setTimeout as after } from 'node:timers/promises';
import { personaId, type PersonaKey } from '@lampstand/server/demo';
import { type Database, openPostgres, startCluster } from '@lampstand/server/laboratory';
import { type College, dropFolder, newFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { type Question, questionsOf } from './answers.ts';
import type { Browser } from './ask.ts';
import { field } from './field.ts';
import { restart } from './load.ts';
import { atLeast, atMost, type Figure } from './report.ts';
import { type Room, type Seat, sitAll, type Sitting } from './sittings.ts';
import { findStrangers, noFindings, verifySittings } from './verify-sittings.ts';

const students = ['student', 'student2'] as const satisfies readonly PersonaKey[];
const userIds = students.map((persona) => personaId(persona));
const offered = `
  select distinct m.user_id, e.id from exams e join course_offerings c on c.course_id = e.course_id
  join group_members m on m.group_id = c.group_id and m.role = 'STUDENT'
  where e.published and m.user_id = any($1) and exists (select 1 from exam_items i where i.exam_id = e.id)
  order by 1, 2`;

/**
 * A seat for each exam that a student may sit, with attempts enough for the whole run; no page is open
 * that could be left.
 */
async function seatsOf(database: Database): Promise<Seat[]> {
  await database.jobs.executeSql(
    'update exams set allowed_attempts = 1000000, leaving_fails = false',
    [],
  );
  const { rows } = await database.jobs.executeSql(offered, [userIds]);
  return Promise.all(
    rows.map(async ({ user_id, id: examId }: { user_id: string; id: string }): Promise<Seat> => {
      const persona = students.find((each) => personaId(each) === user_id);
      if (!persona) throw new Error(`Nobody is ${user_id}`);
      const asked: { readonly rows: Question[] } = await database.jobs.executeSql(questionsOf, [
        examId,
      ]);
      return { persona, examId, questions: asked.rows, sittings: [] };
    }),
  );
}

async function enter({ url, port }: College): Promise<Room['browsers']> {
  const browsers: Partial<Record<PersonaKey, Browser>> = {};
  for (const persona of students) {
    const { name, value } = await signIn(url, persona);
    browsers[persona] = { port, cookie: `${name}=${value}` };
  }
  return browsers;
}

const countOf = async (database: Database, table: string): Promise<number> => {
  const { rows } = await database.jobs.executeSql(`select count(*)::int as n from ${table}`, []);
  return Number(field(rows[0], 'n'));
};

/** The attempts that a kill may have touched. */
const newest = (seats: readonly Seat[]) => seats.flatMap(({ sittings }) => sittings.slice(-2));
const submitted = (seats: readonly Seat[]) => newest(seats).filter(({ step }) => step === 'finish');

const waits = ({ result }: Sitting) => result?.status === 'MARKING';

/** Any moment once steps are acknowledged again, every other time one at which somebody submits. */
async function untilMoment(room: Room, seats: readonly Seat[], kill: number): Promise<void> {
  const before = room.acknowledged;
  while (room.acknowledged === before) await after(1);
  await after(Math.random() * 300);
  if (kill % 2 === 0) return;
  while (submitted(seats).length === 0) await after(1);
  await after(Math.random() * 10);
}

async function run(first: College, database: Database, url: string, kills: number) {
  let college = first;
  const seats = await seatsOf(database);
  const room: Room = {
    open: true,
    acknowledged: 0,
    sentAgain: 0,
    browsers: await enter(college),
  };
  const since = new Date().toISOString();
  const mailsBefore = await countOf(database, 'mails');
  const findings = noFindings();
  const submitting: number[] = [];
  const sitting = sitAll(room, seats);
  // A seat that fails ends the run where it is awaited next.
  sitting.catch(() => {});
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await Promise.race([untilMoment(room, seats, kill), sitting]);
      submitting.push(submitted(seats).length);
      await college.kill();
      await verifySittings(database, newest(seats), findings);
      college = await restart(college, { DATABASE_URL: url });
      if (kill % 20 === 0)
        console.log(`C1: ${kill} kills, ${room.acknowledged} steps, ${room.sentAgain} cut`);
    }
    room.open = false;
    await sitting;
  } finally {
    await college.stop();
  }
  const all = seats.flatMap(({ sittings }) => sittings);
  const last = noFindings();
  await verifySittings(database, all, last);
  findings.twice.push(...(await findStrangers(database, seats, userIds, since)));
  const mails = (await countOf(database, 'mails')) - mailsBefore;
  return { all, room, mails, submitting, findings, last };
}

/** C1: the server is killed while exams are sat; browsers send again what was not acknowledged. */
export async function killDuringExams(kills: number): Promise<readonly Figure[]> {
  const cluster = await startCluster();
  const folder = newFolder();
  try {
    const college = await startCollege({ folder, env: { DATABASE_URL: cluster.url } });
    const database = await openPostgres(cluster.url, 2, false, () => {});
    const told = await run(college, database, cluster.url, kills);
    await database.close();
    const { all, room, mails, submitting, findings, last } = told;
    const count = (kind: keyof typeof findings) => {
      const lines = new Set([...findings[kind], ...last[kind]]);
      for (const each of lines) console.log(`C1 ${kind}: ${each}`);
      return lines.size;
    };
    return [
      atLeast('C1 kill -9 of the server during exams', submitting.length, kills),
      atLeast('C1 of these while a submission was under way', submitting.filter(Boolean).length, 1),
      atLeast('C1 steps cut by a kill and sent again', room.sentAgain, kills),
      atLeast('C1 steps acknowledged', room.acknowledged, kills),
      atLeast('C1 results acknowledged', all.filter(({ result }) => result).length, 1),
      atLeast('C1 of these with an essay that waits for its marks', all.filter(waits).length, 1),
      atMost('C1 acknowledged attempts, answers, results lost', count('lost'), 0),
      atMost('C1 attempts, results, notifications, audit rows twice', count('twice'), 0),
      atMost('C1 mails that nobody asked for', mails, 0),
      atMost('C1 half states', count('torn'), 0),
    ];
  } finally {
    await cluster.stop();
    dropFolder(folder);
  }
}
