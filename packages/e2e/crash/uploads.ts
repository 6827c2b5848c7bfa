import { setTimeout as after } from 'node:timers/promises';
import { type Database, openPostgres, startCluster } from '@lampstand/server/laboratory';
import { type College, dropFolder, newFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { restart } from './load.ts';
import { atLeast, atMost, type Figure } from './report.ts';
import { sendAll, type Sender, type SendingRoom } from './sendings.ts';
import { findStrayFiles, verifySendings } from './verify-sendings.ts';
import { noFindings } from './verify-sittings.ts';

const SENDERS = 4;

type Env = Readonly<Record<string, string>>;

/** The lessons of the college, dealt out to the senders. */
async function sendersOf(database: Database): Promise<Sender[]> {
  const { rows } = await database.jobs.executeSql('select id from lessons order by id', []);
  const ids = rows.map(({ id }: { id: string }) => id);
  return Array.from({ length: SENDERS }, (_, place) => ({
    lessonIds: ids.filter((_id, index) => index % SENDERS === place),
    files: [],
  }));
}

/** The uploads that a kill may have touched. */
const newest = (senders: readonly Sender[]) => senders.flatMap(({ files }) => files.slice(-2));
const completing = (senders: readonly Sender[]) =>
  newest(senders).filter(({ step }) => step === 'complete');

/** Any moment once steps are acknowledged again, every other time one at which a file is completed. */
async function untilMoment(room: SendingRoom, senders: readonly Sender[], kill: number) {
  const before = room.acknowledged;
  while (room.acknowledged === before) await after(1);
  await after(Math.random() * 300);
  if (kill % 2 === 0) return;
  while (completing(senders).length === 0) await after(1);
  await after(Math.random() * 15);
}

async function run(first: College, database: Database, env: Env, kills: number) {
  let college = first;
  const { name, value } = await signIn(college.url, 'superadmin');
  const senders = await sendersOf(database);
  const browser = { port: college.port, cookie: `${name}=${value}` };
  const room: SendingRoom = { open: true, acknowledged: 0, sentAgain: 0, browser };
  const strayBefore = (await findStrayFiles(database, college.folder)).length;
  const findings = noFindings();
  const moments: number[] = [];
  const sending = sendAll(room, senders);
  // A sender that fails ends the run where it is awaited next.
  sending.catch(() => {});
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await Promise.race([untilMoment(room, senders, kill), sending]);
      moments.push(completing(senders).length);
      await college.kill();
      await verifySendings(database, college.folder, newest(senders), findings);
      college = await restart(college, env);
      if (kill % 20 === 0)
        console.log(`C1 uploads: ${kill} kills, ${room.acknowledged} steps, ${room.sentAgain} cut`);
    }
    room.open = false;
    await sending;
  } finally {
    await college.stop();
  }
  const all = senders.flatMap(({ files }) => files);
  const last = noFindings();
  await verifySendings(database, college.folder, all, last);
  const stray = await findStrayFiles(database, college.folder);
  if (stray.length > strayBefore) last.torn.push(...stray);
  return { all, room, moments, findings, last };
}

/** C1: the server is killed while files arrive; browsers send again what was not acknowledged. */
export async function killDuringUploads(kills: number): Promise<readonly Figure[]> {
  const cluster = await startCluster();
  const folder = newFolder();
  try {
    // Nobody who sends thousands of files in minutes is a person.
    const env = { DATABASE_URL: cluster.url, UPLOAD_QUOTA_GB: '1000' };
    const college = await startCollege({ folder, env });
    const database = await openPostgres(cluster.url, 2, false, () => {});
    const told = await run(college, database, env, kills);
    await database.close();
    const { all, room, moments, findings, last } = told;
    const count = (kind: keyof typeof findings) => {
      const lines = new Set([...findings[kind], ...last[kind]]);
      for (const each of lines) console.log(`C1 ${kind}: ${each}`);
      return lines.size;
    };
    return [
      atLeast('C1 kill -9 of the server during uploads', moments.length, kills),
      atLeast('C1 of these while a file was being completed', moments.filter(Boolean).length, 1),
      atLeast('C1 steps of uploads cut by a kill and sent again', room.sentAgain, kills),
      atLeast('C1 files acknowledged', all.filter(({ arrived }) => arrived).length, 1),
      atMost('C1 acknowledged uploads, files, bytes lost', count('lost'), 0),
      atMost('C1 files, downloads, completions twice', count('twice'), 0),
      atMost('C1 half uploads', count('torn'), 0),
    ];
  } finally {
    await cluster.stop();
    dropFolder(folder);
  }
}
