import { describe, expect, test } from 'vitest';
import { emptyQuestion } from '../../shared/questions/question-form.ts';
import type { ItemForm } from './exam-form.ts';
import { gapsOf, hinders } from './exam-gaps.ts';

const asked = (title: string, ...locales: readonly string[]): ItemForm => ({
  id: title,
  points: 1,
  question: {
    ...emptyQuestion('ESSAY'),
    texts: Object.fromEntries(locales.map((locale) => [locale, title])),
  },
});

const drawn = (questionCount: number, draw: number): ItemForm => ({
  id: 'p',
  points: 1,
  pool: { __typename: 'QuestionPool', id: 'p', name: 'Prophets', questionCount },
  draw,
});

describe('what is missing in an exam', () => {
  test('without questions it cannot be published', () => {
    const gaps = gapsOf({ locale: 'en' });
    expect(gaps).toEqual([{ kind: 'noQuestions' }]);
    expect(gaps.every(hinders)).toBe(true);
  });

  test('a pool has as many questions as are drawn', () => {
    expect(gapsOf({ locale: 'en', items: [drawn(3, 3)] })).toEqual([]);
    const gaps = gapsOf({ locale: 'en', items: [drawn(2, 3)] });
    expect(gaps).toEqual([{ kind: 'poolTooSmall', pool: 'Prophets', draw: 3, has: 2 }]);
    expect(gaps.every(hinders)).toBe(true);
  });

  test('that an attempt tells the answers of the next is only told, and not where a pool is drawn', () => {
    const exam = {
      locale: 'en',
      allowedAttempts: 2,
      answersShown: 'AT_END',
      items: [asked('Who?', 'en')],
    } as const;
    const gaps = gapsOf(exam);
    expect(gaps).toEqual([{ kind: 'answersTold' }]);
    expect(gaps.some(hinders)).toBe(false);
    expect(gapsOf({ ...exam, allowedAttempts: 1 })).toEqual([]);
    expect(gapsOf({ ...exam, items: [asked('Who?', 'en'), drawn(9, 3)] })).toEqual([]);
    for (const answersShown of ['WHEN_NO_ATTEMPTS_LEFT', 'WHEN_PASSED', 'NEVER'] as const) {
      expect(gapsOf({ ...exam, answersShown })).toEqual([]);
    }
  });

  test('each of its languages has a title, and every question; the second is only told', () => {
    const gaps = gapsOf({
      locale: 'en',
      translations: [
        { locale: 'de_DE', title: ' ' },
        { locale: 'ru_RU', title: 'Экзамен' },
      ],
      items: [asked('Who?', 'en', 'de_DE'), asked('Where?', 'en', 'de_DE', 'ru_RU')],
    });
    expect(gaps).toEqual([
      { kind: 'translationUntitled', locale: 'de_DE' },
      { kind: 'untranslated', locale: 'ru_RU', questions: ['Who?'] },
    ]);
    expect(gaps.map(hinders)).toEqual([true, false]);
  });
});
