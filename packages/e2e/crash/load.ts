import type { PersonaKey } from '@lampstand/server/demo';
import { type College, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import type { Browser } from './ask.ts';
import { change, type Lane, openLanes } from './lanes.ts';

type Browsers = Readonly<Partial<Record<PersonaKey, Browser>>>;

/** A college under load: who is signed in, and what they change. */
export interface Load {
  readonly browsers: Browsers;
  readonly lanes: readonly Lane[];
}

/** Signs the people of the load in and opens what they change. */
export async function prepareLoad({ url, port }: College): Promise<Load> {
  const enter = async (persona: PersonaKey): Promise<Browser> => {
    const { name, value } = await signIn(url, persona);
    return { port, cookie: `${name}=${value}` };
  };
  const student = await enter('student');
  const browsers = {
    student,
    student2: await enter('student2'),
    facilitator: await enter('facilitator'),
  };
  return { browsers, lanes: await openLanes(student) };
}

/**
 * All lanes change at once, until each has met the crash. `crash` is called after so many
 * acknowledgements, in the middle of the traffic.
 * @returns acknowledged changes of this round
 */
export async function runUntilCrash(
  { browsers, lanes }: Load,
  acknowledgements: number,
  crash: () => Promise<void>,
): Promise<number> {
  let acknowledged = 0;
  let crashed: Promise<void> | undefined;
  const run = async (lane: Lane) => {
    const browser = browsers[lane.persona];
    if (!browser) throw new Error(`${lane.persona} is not signed in`);
    for (;;) {
      try {
        await change(lane, browser);
      } catch (error) {
        if (crashed === undefined) throw error;
        return;
      }
      acknowledged += 1;
      if (acknowledged >= acknowledgements) crashed ??= crash();
    }
  };
  await Promise.all(lanes.map(run));
  await crashed;
  return acknowledged;
}

/** The same college again, on the folder and the port of before. */
export const restart = (college: College, env: Readonly<Record<string, string>> = {}) =>
  startCollege({ folder: college.folder, port: college.port, env });
