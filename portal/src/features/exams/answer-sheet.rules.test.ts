import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  answerOf,
  adopt,
  give,
  isOvertaken,
  isAllSaved,
  nextToSend,
  numberAt,
  openSheet,
  retryDelay,
} from './answer-sheet.rules.ts';
import { noAnswer } from './questions/given-answer.rules.ts';

const picked = (choiceId: string) => ({ ...noAnswer, choiceIds: [choiceId] });

const empty = openSheet(
  [
    { _id: 'q1', answer: null, sequence: 0 },
    { _id: 'q2', answer: null, sequence: 0 },
  ],
  {},
);

const giveAll = (...answers: (readonly [questionId: string, choiceId: string])[]) =>
  answers.reduce((sheet, [id, choice]) => give(sheet, id, picked(choice), 0), empty);

describe('openSheet', () => {
  const questions = [
    { _id: 'q1', answer: picked('a'), sequence: 4 },
    { _id: 'q2', answer: null, sequence: 0 },
  ];

  it('takes the answers of the server', () => {
    const sheet = openSheet(questions, {});
    expect(sheet.waiting['q1'] ?? sheet.saved['q1']).toEqual({ given: picked('a'), sequence: 4 });
    expect(answerOf(sheet, 'q2')).toBeNull();
    expect(isAllSaved(sheet)).toBe(true);
  });

  it('brings back what never reached the server', () => {
    const sheet = openSheet(questions, {
      q1: { given: picked('b'), sequence: 5 },
      q2: { given: picked('c'), sequence: 6 },
    });
    expect(answerOf(sheet, 'q1')).toEqual(picked('b'));
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', given: picked('b'), sequence: 5 });
  });

  it.each([3, 4])('drops an answer numbered %d that the server has at 4', (sequence) => {
    const sheet = openSheet(questions, { q1: { given: picked('b'), sequence } });
    expect(answerOf(sheet, 'q1')).toEqual(picked('a'));
    expect(isAllSaved(sheet)).toBe(true);
  });

  it('drops answers to questions that the attempt does not have', () => {
    expect(isAllSaved(openSheet(questions, { gone: { given: picked('x'), sequence: 9 } }))).toBe(
      true,
    );
  });
});

describe('give', () => {
  it('numbers the choices of an attempt upwards, whatever the question', () => {
    const sheet = giveAll(['q1', 'a'], ['q2', 'c'], ['q1', 'b']);
    expect(sheet.waiting['q2'] ?? sheet.saved['q2']).toEqual({ given: picked('c'), sequence: 2 });
    expect(sheet.waiting['q1'] ?? sheet.saved['q1']).toEqual({ given: picked('b'), sequence: 3 });
  });

  it('continues the numbers of the server', () => {
    const sheet = openSheet([{ _id: 'q1', answer: picked('a'), sequence: 7 }], {});
    expect(nextToSend(give(sheet, 'q1', picked('b'), 0))?.sequence).toBe(8);
  });

  it.each([
    ['an hour after the start', '2026-03-09T11:00:00.250Z', 36_002],
    ['before the start, by a clock that is off', '2026-03-09T09:00:00Z', 1],
  ])(
    'numbers by the time, so that a later answer of another device is the newer one: %s',
    (_when, now, number) => {
      const least = numberAt('2026-03-09T10:00:00Z', Date.parse(now));
      expect(nextToSend(give(empty, 'q1', picked('a'), least))?.sequence).toBe(number);
    },
  );

  it('of nothing clears what was answered', () => {
    const sheet = give(giveAll(['q1', 'a']), 'q1', noAnswer, 0);
    expect(answerOf(sheet, 'q1')).toBeNull();
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', given: null, sequence: 2 });
  });

  it('changes nothing when nothing is answered to nothing', () => {
    expect(give(empty, 'q1', noAnswer, 0)).toBe(empty);
  });

  it('changes nothing when the same is chosen again', () => {
    const sheet = giveAll(['q1', 'a']);
    expect(give(sheet, 'q1', picked('a'), 0)).toBe(sheet);
  });
});

describe('nextToSend', () => {
  it('is the oldest of the waiting answers', () => {
    const sheet = giveAll(['q1', 'a'], ['q2', 'c'], ['q1', 'b']);
    expect(nextToSend(sheet)).toEqual({ questionId: 'q2', given: picked('c'), sequence: 2 });
  });

  it('is nothing when all is saved', () => {
    expect(nextToSend(empty)).toBeUndefined();
  });
});

describe('acknowledge', () => {
  const sent = { questionId: 'q1', given: picked('a'), sequence: 1 };

  it('ends the waiting of the answer that was sent', () => {
    const sheet = acknowledge(giveAll(['q1', 'a']), sent, sent);
    expect(isAllSaved(sheet)).toBe(true);
    expect(answerOf(sheet, 'q1')).toEqual(picked('a'));
  });

  it('keeps a newer answer waiting', () => {
    const twice = giveAll(['q1', 'a'], ['q1', 'b']);
    const sheet = acknowledge(twice, sent, sent);
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', given: picked('b'), sequence: 2 });
  });

  it('knows when another device was faster, and goes on counting from there', () => {
    const held = { questionId: 'q1', sequence: 5 };
    expect(isOvertaken(sent, sent)).toBe(false);
    expect(isOvertaken(sent, held)).toBe(true);
    const sheet = acknowledge(giveAll(['q1', 'a']), sent, held);
    expect(isAllSaved(sheet)).toBe(true);
    expect(nextToSend(give(sheet, 'q1', picked('c'), 0))?.sequence).toBe(6);
  });
});

describe('adopt', () => {
  const other = { questionId: 'q1', given: picked('z'), sequence: 3 };

  it('takes over what another window gave, with its number', () => {
    const sheet = adopt(empty, other);
    expect(nextToSend(sheet)).toEqual(other);
    expect(nextToSend(give(sheet, 'q2', picked('c'), 0))?.sequence).toBe(3);
    expect(give(sheet, 'q2', picked('c'), 0).waiting['q2']?.sequence).toBe(4);
  });

  it.each([2, 3])('changes nothing where this window is as new: %d', (sequence) => {
    const sheet = adopt(empty, other);
    expect(adopt(sheet, { questionId: 'q1', given: picked('a'), sequence })).toBe(sheet);
  });
});

describe('retryDelay', () => {
  it('doubles and then stays', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
  });
});
