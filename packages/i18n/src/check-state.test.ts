import { expect, it } from 'vitest';
import { checkAt, checkState } from './check-state.ts';
import { englishMessages } from './testing/index.ts';
import { createTranslator } from './translator.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

it.each([
  [undefined, 'not answered yet'],
  [{ tries: 0, answered: false }, 'not answered yet'],
  [{ tries: 2, answered: false }, 'not answered after 2 tries'],
  [{ tries: 1, answered: true }, 'answered at the first try'],
])('tells what became of a question: %j is %s', (seen, text) => {
  expect(checkState(seen, t)).toBe(text);
});

it('tells when a recording asks', () => {
  expect(checkAt(65, t)).toBe('Question at 1:05');
});
