import { describe, expect, it } from 'vitest';
import { buildAttempt, buildRow } from './room-fixtures.ts';
import { actionsOf, changesOf, countsOf, secondsLeft, wholeMinutes } from './room.rules.ts';

const now = '2026-03-02T10:00:00.000Z';

describe('the room', () => {
  it('counts the time that is left by the clock of the server', () => {
    const due = (dueAt: string | null, status: 'OPEN' | 'FINISHED' = 'OPEN') =>
      secondsLeft(buildRow({ attempt: buildAttempt({ dueAt, status }) }), now);
    expect(due('2026-03-02T10:01:00.500Z')).toBe(61);
    expect(due('2026-03-02T09:59:00.000Z')).toBe(0);
    expect(due(null)).toBeUndefined();
    expect(due('2026-03-02T10:01:00.000Z', 'FINISHED')).toBeUndefined();
    expect(secondsLeft(buildRow({ attempt: null }), now)).toBeUndefined();
  });

  it('counts who is in which state, first those who need somebody', () => {
    const rows = [buildRow(), buildRow({ presence: 'LOST' }), buildRow()];
    expect(countsOf(rows)).toEqual([
      { presence: 'LOST', count: 1 },
      { presence: 'AWAY', count: 0 },
      { presence: 'HERE', count: 2 },
      { presence: 'DONE', count: 0 },
      { presence: 'NOT_STARTED', count: 0 },
    ]);
  });

  it('tells whose state changed, and nothing of who has just come into the group', () => {
    const before = [buildRow()];
    const lost = buildRow({ presence: 'LOST' });
    const other = { ...buildRow().student, _id: 'other' };
    expect(changesOf(undefined, [lost])).toEqual([]);
    expect(changesOf(before, [lost, buildRow({ student: other })])).toEqual([lost]);
    expect(changesOf(before, before)).toEqual([]);
  });

  it('offers for an attempt what can be done with it', () => {
    expect(actionsOf(buildRow())).toEqual({
      extend: true,
      message: true,
      end: true,
      restore: false,
    });
    expect(actionsOf(buildRow({ attempt: null }))).toEqual({
      extend: false,
      message: false,
      end: false,
      restore: false,
    });
    const over = buildRow({ attempt: buildAttempt({ status: 'ABANDONED', restorable: true }) });
    expect(actionsOf(over)).toMatchObject({ extend: false, end: false, restore: true });
    const unlimited = buildRow({ attempt: buildAttempt({ dueAt: null }) });
    expect(actionsOf(unlimited)).toMatchObject({ extend: false, message: true });
  });

  it.each([
    [10, 10],
    [1440, 1440],
    [1441, undefined],
    [0, undefined],
    [2.5, undefined],
    [undefined, undefined],
  ])('takes %s as %s minutes', (typed, minutes) => {
    expect(wholeMinutes(typed)).toBe(minutes);
  });
});
