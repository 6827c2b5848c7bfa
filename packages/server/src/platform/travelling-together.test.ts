import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from './database.ts';
import { travellingTogether } from './travelling-together.ts';

interface Letter {
  readonly to: string;
}
interface Journey {
  readonly db: Db;
  readonly to: readonly string[];
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

const aDatabase = (): Db => new PgDatabase(new PgDialect(), Object.create(null), undefined);
const db = aDatabase();
let journeys: Journey[];
let send: (db: Db, letter: Letter) => Promise<string>;
beforeEach(() => {
  journeys = [];
  send = travellingTogether((on, letters) => {
    const to = letters.map((letter) => letter.to);
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const arrive = () => resolve(to.map((name) => `brought to ${name}`));
    journeys.push({ db: on, to, arrive, fail: reject });
    return promise;
  });
});

const letter = (to: string, on = db) => send(on, { to });
const travelled = () => journeys.map(({ to }) => to);
const nextTick = () => new Promise(setImmediate);

describe('what many ask for at the same time', () => {
  it('goes at once where nothing is under way, and together after what is', async () => {
    const first = letter('Ruth');
    await nextTick();
    const others = [letter('Boas'), letter('Naomi')];
    await nextTick();
    expect(travelled()).toEqual([['Ruth']]);
    journeys[0]?.arrive();
    expect(await first).toBe('brought to Ruth');
    await nextTick();
    expect(travelled()).toEqual([['Ruth'], ['Boas', 'Naomi']]);
    journeys[1]?.arrive();
    expect(await Promise.all(others)).toEqual(['brought to Boas', 'brought to Naomi']);
  });

  it('fails together, and what comes after goes on', async () => {
    const lost = [letter('Ruth'), letter('Boas')];
    await nextTick();
    const next = letter('Naomi');
    journeys[0]?.fail(new Error('The road is closed'));
    const errors = await Promise.allSettled(lost);
    expect(errors.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nextTick();
    journeys[1]?.arrive();
    expect(await next).toBe('brought to Naomi');
  });

  it('is no more than a hundred in one journey', async () => {
    const all = Array.from({ length: 101 }, (_, index) => letter(String(index)));
    await nextTick();
    for (const journey of journeys) journey.arrive();
    expect(travelled().map((to) => to.length)).toEqual([100, 1]);
    expect((await Promise.all(all)).at(-1)).toBe('brought to 100');
  });

  it('is kept apart by database', async () => {
    void letter('Ruth');
    void letter('Boas', aDatabase());
    await nextTick();
    expect(travelled()).toEqual([['Ruth'], ['Boas']]);
    expect(journeys[0]?.db).toBe(db);
    expect(journeys[1]?.db).not.toBe(db);
  });
});
