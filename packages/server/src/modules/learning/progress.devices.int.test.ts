import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import {
  deviceOf,
  lessonOf,
  lessonRoom,
  stretchesOf,
  type Stretch,
  type Told,
} from '../../testing/lesson-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lessonPositions, lessonProgress } from './learning.table.ts';

let app: TestApp;
let room: ReturnType<typeof lessonRoom>;
beforeAll(async () => {
  app = await createTestApp();
  room = lessonRoom(await app.as('student'));
});
afterAll(() => app.close());

const ME = 'user-student';
const PHONE = deviceOf('phone');
const COMPUTER = deviceOf('computer');
const MINUTE = 60_000;

/** A moment so many minutes before now. */
const ago = (minutes: number) =>
  new Date(app.clock.now().getTime() - minutes * MINUTE).toISOString();

async function begun() {
  const { _id } = await lessonOf(app, ME);
  const playedAt = ago(600);
  await someProgress(app, { userId: ME, lessonId: _id, begunAt: ago(60), playedAt });
  return _id;
}

describe('the place of a device', () => {
  it('is its own; without one it is the latest of any', async () => {
    const id = await begun();
    await room.tell(id, { at: 100, device: PHONE, deviceKind: 'PHONE', playedAt: ago(10) });
    await room.tell(id, { at: 300, device: COMPUTER, playedAt: ago(5) });
    expect((await room.look(id, PHONE)).positionSeconds).toBe(100);
    expect((await room.look(id, COMPUTER)).positionSeconds).toBe(300);
    expect(await room.look(id, deviceOf('new'))).toMatchObject({
      positionSeconds: 300,
      otherDevice: null,
    });
    expect(await room.look(id)).toMatchObject({ positionSeconds: 300, otherDevice: null });
  });

  it.each<[string, Told, Told, object | null]>([
    ['later and ahead', { at: 100 }, { at: 300 }, { positionSeconds: 300 }],
    ['later and behind', { at: 300 }, { at: 100 }, { positionSeconds: 100 }],
    ['later by 11 seconds of the recording', { at: 100 }, { at: 111 }, { positionSeconds: 111 }],
    ['later and at the same place', { at: 100 }, { at: 110 }, null],
  ])('is not the only one where another is %s', async (_what, own, other, expected) => {
    const id = await begun();
    await room.tell(id, { ...own, device: COMPUTER, playedAt: ago(10) });
    const playedAt = ago(5);
    await room.tell(id, { ...other, device: PHONE, deviceKind: 'PHONE', playedAt });
    const { otherDevice, positionSeconds } = await room.look(id, COMPUTER);
    expect(otherDevice).toEqual(expected && { deviceKind: 'PHONE', playedAt, ...expected });
    expect(positionSeconds).toBe(own.at);
  });

  it('is alone where it is the latest, also in the answer to a report', async () => {
    const id = await begun();
    await room.tell(id, { at: 500, device: PHONE, playedAt: ago(5) });
    const first = await room.tell(id, { at: 100, device: COMPUTER, playedAt: ago(10) });
    expect(first.otherDevice).toMatchObject({ positionSeconds: 500 });
    const second = await room.tell(id, { at: 110, device: COMPUTER });
    expect(second).toMatchObject({ otherDevice: null, positionSeconds: 110 });
    expect((await room.look(id, PHONE)).otherDevice).toMatchObject({ positionSeconds: 110 });
  });

  it('is not changed by a report of an earlier moment, whose seconds count', async () => {
    const id = await begun();
    await room.tell(id, { at: 200, device: PHONE, playedAt: ago(5), playbackSpeed: 1.5 });
    const late = await room.tell(id, {
      at: 40,
      device: PHONE,
      playedAt: ago(20),
      watched: [[0, 40]],
      playbackSpeed: 1,
    });
    expect(late).toMatchObject({ positionSeconds: 200, playbackSpeed: 1.5 });
    expect(stretchesOf(late)).toEqual([[0, 40]]);
    expect((await room.look(id)).positionSeconds).toBe(200);
  });

  it('was reached now at the latest, whatever the clock of the device says', async () => {
    const id = await begun();
    await room.tell(id, { at: 50, device: PHONE, playedAt: '2999-01-01T00:00:00Z' });
    const { otherDevice } = await room.tell(id, { at: 400, device: COMPUTER, playedAt: ago(1) });
    expect(otherDevice?.playedAt).toBe(app.clock.now().toISOString());
    app.clock.advance(MINUTE);
    await room.tell(id, { at: 420, device: COMPUTER });
    expect((await room.look(id)).positionSeconds).toBe(420);
  });

  it('is kept for ten devices: the oldest is forgotten', async () => {
    const id = await begun();
    for (let at = 1; at <= 12; at += 1) {
      await room.tell(id, { at, device: deviceOf(`n${at}`), playedAt: ago(100 - at) });
    }
    const rows = await app.services.database.db
      .select()
      .from(lessonPositions)
      .where(eq(lessonPositions.lessonId, id));
    expect(rows.map((row) => row.positionSeconds).toSorted((a, b) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 590 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]): Stretch => [from, from + length]);
const report = fc.record({
  device: fc.constantFrom(PHONE, COMPUTER, deviceOf('tablet')),
  watched: fc.array(stretch, { maxLength: 4 }),
  minutesAgo: fc.integer({ min: 1, max: 500 }),
  at: fc.integer({ min: 0, max: 600 }),
  times: fc.integer({ min: 1, max: 2 }),
});

/** Every second of the reports, once. */
const secondsOf = (stretches: readonly Stretch[]): Set<number> =>
  new Set(
    stretches.flatMap(([from, to]) =>
      Array.from({ length: Math.min(to, 600) - from }, (_, index) => from + index),
    ),
  );

describe('reports of several devices', () => {
  it('lose no second and keep the latest place, in whatever order and however many at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(report, { minLength: 1, maxLength: 8, selector: (each) => each.minutesAgo }),
        fc.integer({ min: 1, max: 6 }),
        async (reports, atOnce) => {
          const id = await begun();
          const calls = reports.flatMap(({ times, minutesAgo, ...told }) =>
            Array.from(
              { length: times },
              () => () => room.tell(id, { ...told, playedAt: ago(minutesAgo) }),
            ),
          );
          for (let from = 0; from < calls.length; from += atOnce) {
            await Promise.all(calls.slice(from, from + atOnce).map((call) => call()));
          }
          const kept = await room.look(id);
          const expected = secondsOf(reports.flatMap((each) => each.watched));
          expect(secondsOf(stretchesOf(kept))).toEqual(expected);
          expect(kept.seenPercent).toBe(Math.floor((100 * expected.size) / 600));
          expect(kept.completed).toBe(expected.size >= 540);
          const newest = reports.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
          expect(kept.positionSeconds).toBe(newest[0]?.at);
          for (const { device } of reports) {
            const own = newest.find((each) => each.device === device);
            expect((await room.look(id, device)).positionSeconds).toBe(own?.at);
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('leave one row, and an audit entry each that tells nothing but where the person is', async () => {
    const { _id } = await lessonOf(app, ME);
    const { db } = app.services.database;
    await Promise.all([10, 20, 30, 40].map((at) => room.tell(_id, { at, watched: [[0, at]] })));
    const rows = await db.select().from(lessonProgress).where(eq(lessonProgress.lessonId, _id));
    expect(rows).toHaveLength(1);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.entityId, _id));
    expect(audit.map((entry) => entry.actorId)).toEqual([ME, ME, ME, ME]);
    expect(
      Object.keys(z.record(z.string(), z.unknown()).parse(audit[0]?.after)).toSorted(),
    ).toEqual(['completed', 'lessonId', 'positionSeconds', 'seenPercent', 'userId']);
  });
});
