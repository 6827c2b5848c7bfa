import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  answerOf,
  adopt,
  give,
  isOvertaken,
  isAllSaved,
  nextToSend,
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
    const sheet = give(give(give(empty, 'q1', picked('a')), 'q2', picked('c')), 'q1', picked('b'));
    expect(sheet.waiting['q2'] ?? sheet.saved['q2']).toEqual({ given: picked('c'), sequence: 2 });
    expect(sheet.waiting['q1'] ?? sheet.saved['q1']).toEqual({ given: picked('b'), sequence: 3 });
  });

  it('continues the numbers of the server', () => {
    const sheet = openSheet([{ _id: 'q1', answer: picked('a'), sequence: 7 }], {});
    expect(nextToSend(give(sheet, 'q1', picked('b')))?.sequence).toBe(8);
  });

  it('of nothing clears what was answered', () => {
    const sheet = give(give(empty, 'q1', picked('a')), 'q1', noAnswer);
    expect(answerOf(sheet, 'q1')).toBeNull();
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', given: null, sequence: 2 });
  });

  it('changes nothing when nothing is answered to nothing', () => {
    expect(give(empty, 'q1', noAnswer)).toBe(empty);
  });

  it('changes nothing when the same is chosen again', () => {
    const sheet = give(empty, 'q1', picked('a'));
    expect(give(sheet, 'q1', picked('a'))).toBe(sheet);
  });
});

describe('nextToSend', () => {
  it('is the oldest of the waiting answers', () => {
    const sheet = give(give(give(empty, 'q1', picked('a')), 'q2', picked('c')), 'q1', picked('b'));
    expect(nextToSend(sheet)).toEqual({ questionId: 'q2', given: picked('c'), sequence: 2 });
  });

  it('is nothing when all is saved', () => {
    expect(nextToSend(empty)).toBeUndefined();
  });
});

describe('acknowledge', () => {
  const sent = { questionId: 'q1', given: picked('a'), sequence: 1 };

  it('ends the waiting of the answer that was sent', () => {
    const sheet = acknowledge(give(empty, 'q1', picked('a')), sent, sent);
    expect(isAllSaved(sheet)).toBe(true);
    expect(answerOf(sheet, 'q1')).toEqual(picked('a'));
  });

  it('keeps a newer answer waiting', () => {
    const twice = give(give(empty, 'q1', picked('a')), 'q1', picked('b'));
    const sheet = acknowledge(twice, sent, sent);
    expect(nextToSend(sheet)).toEqual({ questionId: 'q1', given: picked('b'), sequence: 2 });
  });

  it('knows when another device was faster, and goes on counting from there', () => {
    const held = { questionId: 'q1', sequence: 5 };
    expect(isOvertaken(sent, sent)).toBe(false);
    expect(isOvertaken(sent, held)).toBe(true);
    const sheet = acknowledge(give(empty, 'q1', picked('a')), sent, held);
    expect(isAllSaved(sheet)).toBe(true);
    expect(nextToSend(give(sheet, 'q1', picked('c')))?.sequence).toBe(6);
  });
});

describe('adopt', () => {
  const other = { questionId: 'q1', given: picked('z'), sequence: 3 };

  it('takes over what another window gave, with its number', () => {
    const sheet = adopt(empty, other);
    expect(nextToSend(sheet)).toEqual(other);
    expect(nextToSend(give(sheet, 'q2', picked('c')))?.sequence).toBe(3);
    expect(give(sheet, 'q2', picked('c')).waiting['q2']?.sequence).toBe(4);
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
