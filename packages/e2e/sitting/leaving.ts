import { atLeast, atMost, type Figure } from '../crash/report.ts';
import { asStudent, begin, finish } from './attempts.ts';
import type { Room, Seat } from './room.ts';
import { findFaults, goesOn } from './verify-leaving.ts';
import { type Desk, NotBegun, type Way, ways } from './ways.ts';

/** Seconds that a page may be away: so few that it fails soon, and enough to come back at leisure. */
const shortGrace = 20;
const longGrace = 40;
/** Seconds after which a page that nobody hears of has failed, besides the grace. */
const unheard = 10;

interface Task {
  readonly way: Way;
  readonly comesBack: boolean;
}

interface Tally {
  readonly faults: string[];
  /** How many were done, by way, evidence and whether the student came back. */
  readonly done: Map<string, number>;
  /** Attempts whose page the machine was too slow to open in time. */
  notBegun: number;
}

const looking = 'query ($_id: ID!) { examAttempt(_id: $_id) { status } }';

/** Leaves for good: one failed attempt, however many look at it at the same moment. */
async function fail(room: Room, desk: Desk, way: Way, tally: Tally): Promise<void> {
  const end = await way.leave(desk, unheard + shortGrace + 2);
  const { attempt } = end;
  const look = () => asStudent(room, attempt, looking, { _id: attempt.id });
  await Promise.all([look(), look(), look()]);
  await end.seeAfterwards();
  const { faults, evidence } = await findFaults(room, attempt, way.evidence);
  for (const fault of faults) note(tally, `${way.name}: ${fault}`);
  count(tally, `${way.name} → ${evidence}`);
}

/** Leaves and is back within the grace: the attempt goes on. */
async function comeBack(room: Room, desk: Desk, way: Way, tally: Tally): Promise<void> {
  const attempt = await way.comeBack(desk);
  const fault = await goesOn(room, attempt);
  if (fault !== undefined) note(tally, `${way.name} and back: ${fault}`);
  await finish(room, attempt);
  count(tally, `${way.name} and back`);
}

const count = ({ done }: Tally, what: string) => done.set(what, (done.get(what) ?? 0) + 1);

/** Told at once: whatever ends the run early, what it had found is known. */
function note({ faults }: Tally, fault: string): void {
  faults.push(fault);
  console.log(`E5 fault: ${fault}`);
}

/** One seat after the other takes the next task. */
async function takeTasks(room: Room, seat: Seat, tasks: Task[], tally: Tally): Promise<void> {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const desk = { url: room.college.url, seat, begin: () => begin(room, seat) };
    const act = task.comesBack ? comeBack : fail;
    try {
      await act(room, desk, task.way, tally);
    } catch (error) {
      if (error instanceof NotBegun && tally.notBegun < 100) {
        tally.notBegun += 1;
        tasks.push(task);
      } else note(tally, `${task.way.name}: was not seen to its end: ${String(error)}`);
    }
  }
}

/** E5: a page that is left fails the attempt, once, in whatever way; one that comes back does not. */
export async function leaveAttempts(room: Room, each: number): Promise<readonly Figure[]> {
  const tally: Tally = { faults: [], done: new Map(), notBegun: 0 };
  const run = async (comesBack: boolean, times: number) => {
    await room.setGrace(comesBack ? longGrace : shortGrace);
    const tasks = ways.flatMap((way) => Array.from({ length: times }, () => ({ way, comesBack })));
    const lanes = room.seats.slice(0, 6);
    const progress = setInterval(() => console.log(`E5: ${tasks.length} to go`), 30_000);
    await Promise.all(lanes.map((seat) => takeTasks(room, seat, tasks, tally)));
    clearInterval(progress);
    for (const [what, many] of tally.done) console.log(`E5 ${many} × ${what}`);
    return ways.length * times;
  };
  const left = await run(false, each);
  const backs = await run(true, Math.ceil(each / 5));
  console.log(`E5 ${tally.notBegun} × begun anew`);
  const done = [...tally.done.values()].reduce((sum, times) => sum + times, 0);
  return [
    atLeast('E5 ways, evidence of each kept', ways.length, 6),
    atLeast('E5 attempts left, and left and come back to', done, left + backs),
    atMost(
      'E5 not failed, failed twice, without evidence, or failed in spite of coming back',
      tally.faults.length,
      0,
    ),
  ];
}
