import { beforeEach, describe, expect, it } from 'vitest';
import { keepAnswers, readKeptAnswers, type AnswerStorage } from './kept-answers.ts';
import { noAnswer } from './questions/given-answer.rules.ts';

const entries = new Map<string, string>();
const storage: AnswerStorage = {
  getItem: (key) => entries.get(key) ?? null,
  removeItem: (key) => void entries.delete(key),
  setItem: (key, value) => void entries.set(key, value),
};

const ofRuth = { userId: 'ruth', attemptId: 'attempt1' };

const answers = {
  q1: { given: { ...noAnswer, choiceIds: ['a'] }, sequence: 3 },
  q2: { given: { ...noAnswer, text: 'By grace.' }, sequence: 4 },
  q3: { given: null, sequence: 5 },
};

describe('kept answers', () => {
  beforeEach(() => entries.clear());

  it('come back for their own attempt only', () => {
    keepAnswers(ofRuth, answers, storage);
    expect(readKeptAnswers(ofRuth, storage)).toEqual(answers);
    expect(readKeptAnswers({ ...ofRuth, attemptId: 'attempt2' }, storage)).toEqual({});
  });

  it('come back for their own person only', () => {
    keepAnswers(ofRuth, answers, storage);
    expect(readKeptAnswers({ ...ofRuth, userId: 'naomi' }, storage)).toEqual({});
  });

  it('leave no trace when nothing waits', () => {
    keepAnswers(ofRuth, answers, storage);
    keepAnswers(ofRuth, {}, storage);
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
    storage.setItem('lampstand.exam-answers.ruth.attempt1', text);
    expect(readKeptAnswers(ofRuth, storage)).toEqual({});
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
    expect(readKeptAnswers(ofRuth, blocked)).toEqual({});
    expect(() => keepAnswers(ofRuth, answers, blocked)).not.toThrow();
  });
});
