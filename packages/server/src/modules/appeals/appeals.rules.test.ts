import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import {
  appealableUntil,
  checkChoice,
  checkOpening,
  checkWithdrawal,
  type Choices,
  choicesOf,
  type Readers,
} from './appeals.rules.ts';

const statuses = ['OPEN', 'SECOND_READING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
const appeal = (change: Partial<Readers> = {}): Readers => ({
  userId: 'student',
  status: 'OPEN',
  gradedBy: null,
  firstReaderId: null,
  ...change,
});

/** The message of a refusal, or undefined. */
function refusal(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.text.key;
    throw error;
  }
  return undefined;
}

const by = (...ids: string[]) => ({ ids, mayMend: true });

/** What is open to a reader, in a word each. */
const open = (choices: Choices): string =>
  Object.entries(choices)
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(' ');

describe('what a reader may do', () => {
  it.each([
    ['a facilitator with a new one', appeal(), 'leader', 'accept decline askSecondReader'],
    [
      'who graded it, for a start',
      appeal({ gradedBy: 'leader' }),
      'leader',
      'accept askSecondReader',
    ],
    ['its student', appeal({ userId: 'leader' }), 'leader', ''],
    [
      'the first reader, once another was asked',
      appeal({ status: 'SECOND_READING', firstReaderId: 'leader' }),
      'leader',
      '',
    ],
    [
      'who graded it, once another was asked',
      appeal({ status: 'SECOND_READING', firstReaderId: 'other', gradedBy: 'leader' }),
      'leader',
      '',
    ],
    [
      'a second reader',
      appeal({ status: 'SECOND_READING', firstReaderId: 'other', gradedBy: 'third' }),
      'leader',
      'accept decline',
    ],
  ])('%s', (_who, which, reader, expected) => {
    expect(open(choicesOf(which, by(reader)))).toBe(expected);
  });

  it('is nothing through the eyes of somebody else where they had a say themselves', () => {
    expect(open(choicesOf(appeal(), by('leader', 'student')))).toBe('');
    const second = appeal({ status: 'SECOND_READING', firstReaderId: 'leader' });
    expect(open(choicesOf(second, by('other', 'leader')))).toBe('');
  });

  it.each(['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const)('is nothing when it is %s', (status) => {
    expect(open(choicesOf(appeal({ status }), by('leader')))).toBe('');
    expect(refusal(() => checkChoice(appeal({ status }), by('leader'), 'accept'))).toBe(
      'errors.appeals.over',
    );
    expect(refusal(() => checkWithdrawal({ status }))).toBe('errors.appeals.over');
  });

  it('is no yes for who may not mend what it is about', () => {
    const reader = { ids: ['leader'], mayMend: false };
    expect(open(choicesOf(appeal(), reader))).toBe('decline askSecondReader');
    const second = appeal({ status: 'SECOND_READING', firstReaderId: 'other' });
    expect(open(choicesOf(second, reader))).toBe('decline');
    expect(refusal(() => checkChoice(appeal(), reader, 'accept'))).toBe('errors.forbidden');
  });

  it('says why it is refused', () => {
    const why = (which: Readers, choice: keyof Choices) =>
      refusal(() => checkChoice(which, by('leader'), choice));
    expect(why(appeal({ userId: 'leader' }), 'accept')).toBe('errors.appeals.ownDecision');
    expect(why(appeal({ gradedBy: 'leader' }), 'decline')).toBe('errors.appeals.anotherReader');
    expect(why(appeal({ status: 'SECOND_READING' }), 'askSecondReader')).toBe('errors.conflict');
    expect(why(appeal(), 'decline')).toBeUndefined();
    expect(refusal(() => checkWithdrawal({ status: 'SECOND_READING' }))).toBeUndefined();
  });
});

describe('an appeal', () => {
  const resultAt = '2026-03-01T10:00:00.000Z';
  const after = (ms: number) => new Date(Date.parse(resultAt) + ms).toISOString();
  const fortnight = 14 * 86_400_000;

  it('is possible for fourteen days, to the millisecond', () => {
    expect(appealableUntil(resultAt)).toBe('2026-03-15T10:00:00.000Z');
    expect(refusal(() => checkOpening(resultAt, after(fortnight), undefined))).toBeUndefined();
    expect(refusal(() => checkOpening(resultAt, after(fortnight + 1), undefined))).toBe(
      'errors.appeals.windowOver',
    );
  });

  it.each(statuses)('after one that is %s', (status) => {
    const why = (decidedAt: string | null) =>
      refusal(() => checkOpening(resultAt, after(1000), { status, decidedAt }));
    const waits = status === 'OPEN' || status === 'SECOND_READING';
    const final = status === 'DECLINED' ? 'errors.appeals.decidedBefore' : undefined;
    expect(why(after(500))).toBe(waits ? 'errors.appeals.waiting' : final);
    // The result came later: it is another one.
    expect(why(after(-500))).toBe(waits ? 'errors.appeals.waiting' : undefined);
  });
});
