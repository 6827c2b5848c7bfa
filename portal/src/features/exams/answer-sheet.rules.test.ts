import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  answerOf,
  choose,
  isAllSaved,
  nextToSend,
  openSheet,
  retryDelay,
} from './answer-sheet.rules.ts';

const empty = openSheet(
  [
    { _id: 'q1', chosenId: null, sequence: 0 },
    { _id: 'q2', chosenId: null, sequence: 0 },
  ],
  {},
);

describe('openSheet', () => {
  const questions = [
    { _id: 'q1', chosenId: 'a', sequence: 4 },
    { _id: 'q2', chosenId: null, sequence: 0 },
  ];

  it('takes the answers of the server', () => {
    const sheet = openSheet(questions, {});
    expect(answerOf(sheet, 'q1')).toEqual({ choiceId: 'a', sequence: 4 });
    expect(answerOf(sheet, 'q2')).toBeUndefined();
    expect(isAllSaved(sheet)).toBe(true);
  });

  it('brings back what never reached the server', () => {
    const sheet = openSheet(questions, {
      q1: { choiceId: 'b', sequence: 5 },
      q2: { choiceId: 'c', sequence: 6 },
    });
    expect(answerOf(sheet, 'q1')?.choiceId).toBe('b');
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', choiceId: 'b', sequence: 5 });
  });

  it.each([3, 4])('drops an answer numbered %d that the server has at 4', (sequence) => {
    const sheet = openSheet(questions, { q1: { choiceId: 'b', sequence } });
    expect(answerOf(sheet, 'q1')?.choiceId).toBe('a');
    expect(isAllSaved(sheet)).toBe(true);
  });

  it('drops answers to questions that the attempt does not have', () => {
    expect(isAllSaved(openSheet(questions, { gone: { choiceId: 'x', sequence: 9 } }))).toBe(true);
  });
});

describe('choose', () => {
  it('numbers the choices of an attempt upwards, whatever the question', () => {
    const sheet = choose(choose(choose(empty, 'q1', 'a'), 'q2', 'c'), 'q1', 'b');
    expect(answerOf(sheet, 'q2')).toEqual({ choiceId: 'c', sequence: 2 });
    expect(answerOf(sheet, 'q1')).toEqual({ choiceId: 'b', sequence: 3 });
  });

  it('continues the numbers of the server', () => {
    const sheet = openSheet([{ _id: 'q1', chosenId: 'a', sequence: 7 }], {});
    expect(answerOf(choose(sheet, 'q1', 'b'), 'q1')?.sequence).toBe(8);
  });

  it('changes nothing when the same is chosen again', () => {
    const sheet = choose(empty, 'q1', 'a');
    expect(choose(sheet, 'q1', 'a')).toBe(sheet);
  });
});

describe('nextToSend', () => {
  it('is the oldest of the waiting answers', () => {
    const sheet = choose(choose(choose(empty, 'q1', 'a'), 'q2', 'c'), 'q1', 'b');
    expect(nextToSend(sheet)).toEqual({ questionId: 'q2', choiceId: 'c', sequence: 2 });
  });

  it('is nothing when all is saved', () => {
    expect(nextToSend(empty)).toBeUndefined();
  });
});

describe('acknowledge', () => {
  it('ends the waiting of the answer that was sent', () => {
    const sheet = acknowledge(choose(empty, 'q1', 'a'), {
      questionId: 'q1',
      choiceId: 'a',
      sequence: 1,
    });
    expect(isAllSaved(sheet)).toBe(true);
    expect(answerOf(sheet, 'q1')).toEqual({ choiceId: 'a', sequence: 1 });
  });

  it('keeps a newer choice waiting', () => {
    const sheet = acknowledge(choose(choose(empty, 'q1', 'a'), 'q1', 'b'), {
      questionId: 'q1',
      choiceId: 'a',
      sequence: 1,
    });
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', choiceId: 'b', sequence: 2 });
  });

  it('takes over the newer answer of another window', () => {
    const sheet = acknowledge(choose(empty, 'q1', 'a'), {
      questionId: 'q1',
      choiceId: 'z',
      sequence: 5,
    });
    expect(isAllSaved(sheet)).toBe(true);
    expect(answerOf(sheet, 'q1')).toEqual({ choiceId: 'z', sequence: 5 });
    expect(answerOf(choose(sheet, 'q1', 'a'), 'q1')?.sequence).toBe(6);
  });
});

describe('retryDelay', () => {
  it('doubles and then stays', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
  });
});
