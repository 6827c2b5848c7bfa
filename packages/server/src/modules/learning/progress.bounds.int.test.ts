import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/count-statements.ts';
import { someProgress } from '../../testing/factories/progress.ts';
import {
  deviceOf,
  lessonOf,
  lessonRoom,
  MARK_READ,
  SAVE_PROGRESS,
  stretchesOf,
} from '../../testing/lesson-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { recordings } from '../courses/courses.table.ts';

let app: TestApp;
let student: TestClient;
let room: ReturnType<typeof lessonRoom>;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  room = lessonRoom(student);
});
afterAll(() => app.close());

const ME = 'user-student';
const SECOND = 1000;
const HOUR = 3600 * SECOND;
type Lesson = Parameters<typeof lessonOf>[2];

/** A lesson that was begun an hour ago, of which these seconds were seen. */
async function begun(lesson: Lesson = {}, watched = '{}') {
  const made = await lessonOf(app, ME, lesson);
  await someProgress(app, { userId: ME, lessonId: made._id, watched });
  return made._id;
}

describe('what is seen', () => {
  it('is united, whatever overlaps, repeats or comes late', async () => {
    const id = await begun();
    await room.tell(id, { watched: [[100, 200]] });
    await room.tell(id, {
      watched: [
        [150, 250],
        [0, 10],
      ],
    });
    const last = await room.tell(id, {
      watched: [
        [10, 20],
        [100, 200],
      ],
    });
    expect(stretchesOf(last)).toEqual([
      [0, 20],
      [100, 250],
    ]);
    expect(last.seenPercent).toBe(28);
    expect(await room.look(id)).toMatchObject({ watched: last.watched, seenPercent: 28 });
  });

  it('lies within the lesson and runs forward', async () => {
    const id = await begun();
    const told = await room.tell(id, {
      watched: [
        [-20, 5],
        [590, 900],
        [300, 200],
        [400, 400],
        [2_000_000_000, 2_100_000_000],
      ],
    });
    expect(stretchesOf(told)).toEqual([
      [0, 5],
      [590, 600],
    ]);
  });

  it('of a recording of unknown length has no end, and is all or nothing', async () => {
    const id = await begun({ durationSeconds: null });
    const told = await room.tell(id, { watched: [[7000, 7100]] });
    expect(told).toMatchObject({ completed: false, seenPercent: 0 });
    expect(stretchesOf(told)).toEqual([[7000, 7100]]);
    const done = await room.tell(id, { completed: true });
    expect(done).toMatchObject({ completed: true, seenPercent: 100 });
  });

  it('takes 500 stretches at once and no more', async () => {
    const id = await begun();
    const stretches = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ from: at, to: at + 1 }));
    const send = (count: number) =>
      student.codeOf(SAVE_PROGRESS, {
        input: {
          lessonId: id,
          positionSeconds: 0,
          playbackSpeed: 1,
          completed: false,
          watched: stretches(count),
        },
      });
    expect(await send(500)).toBeUndefined();
    expect(await send(501)).toBe('INVALID');
  });

  it('comes from a device whose name is a browser’s', async () => {
    const id = await begun();
    const input = { lessonId: id, positionSeconds: 0, playbackSpeed: 1, completed: false };
    const named = (deviceId: string | null) =>
      student.codeOf(SAVE_PROGRESS, { input: { ...input, deviceId } });
    expect(await named('short')).toBe('INVALID');
    expect(await named(null)).toBeUndefined();
    expect(await named(deviceOf('phone'))).toBeUndefined();
  });

  it('costs the session, one look, one write and the audit', async () => {
    const id = await begun();
    const save = () => room.tell(id, { watched: [[0, 9]], device: deviceOf('phone') });
    expect(await statementsOf(app, save)).toHaveLength(4);
  });
});

describe('completing a recording', () => {
  it.each([
    [539, false, 89],
    [540, true, 90],
  ])('takes nine tenths of its length: %i of 600 seconds', async (seconds, completed, percent) => {
    const id = await begun();
    const told = await room.tell(id, { watched: [[0, seconds]], completed: true });
    expect(told).toMatchObject({ completed, seenPercent: percent });
  });

  it('is counted over all devices, and stays whatever comes later', async () => {
    const id = await begun();
    await room.tell(id, { watched: [[0, 300]], device: deviceOf('phone') });
    const done = await room.tell(id, { watched: [[310, 560]], device: deviceOf('tablet') });
    expect(done.completed).toBe(true);
    expect(await room.tell(id, { at: 3 })).toMatchObject({ completed: true, positionSeconds: 3 });
  });

  it('is measured by the shortest of its recordings', async () => {
    const id = await begun();
    const rows = [600, 500].map((durationSeconds, at) => {
      const locale = at === 0 ? 'en' : 'de_DE';
      return { lessonId: id, locale, fileId: 'file-talk', durationSeconds };
    });
    await app.services.database.db.insert(recordings).values(rows);
    const almost = await room.tell(id, { watched: [[0, 449]] });
    expect(almost).toMatchObject({ completed: false, seenPercent: 74 });
    const done = await room.tell(id, { watched: [[0, 450]] });
    expect(done).toMatchObject({ completed: true, seenPercent: 90 });
  });

  it('of a text is said by whoever read it, and by nothing else', async () => {
    const id = (await lessonOf(app, ME, { kind: 'TEXT', durationSeconds: null }))._id;
    expect(await room.tell(id, { completed: true })).toMatchObject({ completed: false });
    expect(await room.markRead(id)).toMatchObject({ completed: true, seenPercent: 100 });
    const recording = await begun();
    expect(await student.codeOf(MARK_READ, { id: recording })).toBe('INVALID');
  });
});

describe('the time since a lesson was begun', () => {
  it('lets half a minute be seen before the first report', async () => {
    const { _id } = await lessonOf(app, ME);
    const told = await room.tell(_id, { watched: [[0, 200]] });
    expect(stretchesOf(told)).toEqual([[0, 30]]);
    expect(told.begunAt).toBe(app.clock.now().toISOString());
  });

  it('lets twice as much be seen, counted once, and takes the rest as time goes on', async () => {
    const { _id } = await lessonOf(app, ME);
    await room.tell(_id, { watched: [[0, 20]] });
    app.clock.advance(60 * SECOND);
    const all = {
      watched: [
        [0, 20],
        [100, 150],
        [200, 600],
      ],
    } as const;
    const told = await room.tell(_id, all);
    expect(stretchesOf(told)).toEqual([
      [0, 20],
      [100, 150],
      [200, 280],
    ]);
    expect(stretchesOf(await room.tell(_id, all))).toEqual(stretchesOf(told));
    app.clock.advance(30 * SECOND);
    expect(stretchesOf(await room.tell(_id, all)).at(-1)).toEqual([200, 340]);
  });

  it('is no longer for many reports at once', async () => {
    const { _id } = await lessonOf(app, ME);
    const reports = Array.from({ length: 12 }, (_, at) =>
      room.tell(_id, { watched: [[at * 40, at * 40 + 40]], device: deviceOf(`d${at}`) }),
    );
    await Promise.all(reports);
    const { watched } = await room.look(_id);
    expect(watched.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(30);
  });

  it('takes nothing back of what was seen before it was counted', async () => {
    const { _id } = await lessonOf(app, ME);
    const now = app.clock.now().toISOString();
    await someProgress(app, { userId: ME, lessonId: _id, watched: '{[0,500)}', begunAt: now });
    const told = await room.tell(_id, { watched: [[0, 600]] });
    expect(stretchesOf(told)).toEqual([[0, 500]]);
  });
});

describe('a lesson that is not skipped in', () => {
  const strict = { noSkipping: true };

  it('takes what follows within 15 seconds of the furthest second seen', async () => {
    const id = await begun(strict);
    await room.tell(id, { watched: [[0, 100]], at: 100 });
    expect(await room.tell(id, { watched: [[115, 120]], at: 120 })).toMatchObject({
      watched: [
        { from: 0, to: 100 },
        { from: 115, to: 120 },
      ],
      positionSeconds: 120,
    });
    const skipped = await room.tell(id, {
      watched: [
        [136, 200],
        [201, 300],
      ],
      at: 300,
    });
    expect(stretchesOf(skipped).at(-1)).toEqual([115, 120]);
    expect(skipped.positionSeconds).toBe(120);
  });

  it('takes a whole report whose stretches lead on from each other', async () => {
    const id = await begun(strict);
    const told = await room.tell(id, {
      watched: [
        [10, 50],
        [60, 90],
        [95, 140],
      ],
      at: 140,
    });
    expect(stretchesOf(told).at(-1)).toEqual([95, 140]);
  });

  it('takes nothing that begins further in, also in the first report', async () => {
    const { _id } = await lessonOf(app, ME, strict);
    const told = await room.tell(_id, { watched: [[16, 40]], at: 40 });
    expect(told).toMatchObject({ watched: [], positionSeconds: 0 });
  });

  it('puts the place of every device back', async () => {
    const id = await begun(strict);
    const device = deviceOf('phone');
    await room.tell(id, { watched: [[0, 60]], at: 400, device });
    expect(await room.look(id, device)).toMatchObject({ positionSeconds: 60 });
    expect(await room.look(id)).toMatchObject({ positionSeconds: 60 });
  });

  it('is free once it is completed', async () => {
    const id = await begun(strict);
    await room.tell(id, { watched: [[0, 540]], at: 540 });
    expect(await room.tell(id, { at: 599 })).toMatchObject({ positionSeconds: 599 });
    expect(stretchesOf(await room.tell(id, { watched: [[590, 600]] })).at(-1)).toEqual([590, 600]);
  });

  it('lets others be skipped in', async () => {
    const id = await begun();
    expect(await room.tell(id, { watched: [[300, 310]], at: 310 })).toMatchObject({
      positionSeconds: 310,
      watched: [{ from: 300, to: 310 }],
    });
    app.clock.advance(HOUR);
  });
});
