import { beforeEach, describe, expect, it } from 'vitest';
import { keepAnswers, readKeptAnswers, type AnswerStorage } from './kept-answers.ts';
import { noAnswer } from './questions/given-answer.rules.ts';

const entries = new Map<string, string>();
const storage: AnswerStorage = {
  getItem: (key) => entries.get(key) ?? null,
  removeItem: (key) => void entries.delete(key),
  setItem: (key, value) => void entries.set(key, value),
};

const answers = {
  q1: { given: { ...noAnswer, choiceIds: ['a'] }, sequence: 3 },
  q2: { given: { ...noAnswer, text: 'By grace.' }, sequence: 4 },
  q3: { given: null, sequence: 5 },
};

describe('kept answers', () => {
  beforeEach(() => entries.clear());

  it('come back for their own attempt only', () => {
    keepAnswers('attempt1', answers, storage);
    expect(readKeptAnswers('attempt1', storage)).toEqual(answers);
    expect(readKeptAnswers('attempt2', storage)).toEqual({});
  });

  it('leave no trace when nothing waits', () => {
    keepAnswers('attempt1', answers, storage);
    keepAnswers('attempt1', {}, storage);
    expect(entries.size).toBe(0);
  });

  it.each([
    'not json',
    'null',
    '[1]',
    '{"q1":{"given":{"text":1},"sequence":3}}',
    '{"q1":{"given":null}}',
    '{"q1":null}',
  ])('ignore what is not an answer: %s', (text) => {
    storage.setItem('lampstand.exam-answers.attempt1', text);
    expect(readKeptAnswers('attempt1', storage)).toEqual({});
  });

  it('do not break the exam when the storage is blocked', () => {
    const blocked: AnswerStorage = {
      ...storage,
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readKeptAnswers('attempt1', blocked)).toEqual({});
    expect(() => keepAnswers('attempt1', answers, blocked)).not.toThrow();
  });
});
