import { expect, it } from 'vitest';
import { questionOfKind } from '../questions/question-fixtures.ts';
import { wordsOf } from './spoken-words.rules.ts';

it('a question is read with what there is to choose from', () => {
  expect(wordsOf(questionOfKind.TRUE_FALSE)).toBe(
    'Paul had founded the church in Rome himself.\nTrue\nFalse',
  );
  expect(wordsOf(questionOfKind.FILL_IN_THE_BLANK)).toBe(
    'For by ____ you have been saved through ____.',
  );
});
