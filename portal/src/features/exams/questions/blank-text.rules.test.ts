import { expect, it } from 'vitest';
import { cutAtBlanks, textWithLines, textWithNumbers } from './blank-text.rules.ts';

const ids = ['b1', 'b2'];

it('cuts a text at its blanks and numbers them as it is read', () => {
  expect(cutAtBlanks('By [[b2]] through [[b1]].', ids)).toEqual([
    { kind: 'words', text: 'By ', from: 0 },
    { kind: 'blank', blankId: 'b2', number: 1 },
    { kind: 'words', text: ' through ', from: 9 },
    { kind: 'blank', blankId: 'b1', number: 2 },
    { kind: 'words', text: '.', from: 24 },
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

it('above its answers each line has the number that its answer has', () => {
  expect(textWithNumbers('By [[b2]] through [[b1]].', ids)).toBe(
    'By ____\u00A0(1) through ____\u00A0(2).',
  );
});
