import { expect, it } from 'vitest';
import { cutAtBlanks, textWithLines } from './blank-text.rules.ts';

const ids = ['b1', 'b2'];

it('cuts a text at its blanks and numbers them as it is read', () => {
  expect(cutAtBlanks('By [[b2]] through [[b1]].', ids)).toEqual([
    { kind: 'words', text: 'By ' },
    { kind: 'blank', blankId: 'b2', number: 1 },
    { kind: 'words', text: ' through ' },
    { kind: 'blank', blankId: 'b1', number: 2 },
    { kind: 'words', text: '.' },
  ]);
});

it.each([
  ['[[b1]][[b2]]', '________'],
  ['[[b1]] is first', '____ is first'],
  ['no blank', 'no blank'],
  ['[[b3]] is somebody else’s, [b1] none', '[[b3]] is somebody else’s, [b1] none'],
  ['', ''],
])('%j is read as %j', (text, read) => {
  expect(textWithLines(text, ids)).toBe(read);
});
