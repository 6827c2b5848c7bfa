import { describe, expect, it } from 'vitest';
import { nextUngraded, rowAfter, withComment } from './inbox.rules.ts';

const rows = [
  { id: 'a', status: 'SUBMITTED' },
  { id: 'b', status: 'GRADED' },
  { id: 'c', status: 'SUBMITTED' },
];

describe('the way through the inbox', () => {
  it.each([
    ['a', 1, 'b'],
    ['c', 1, 'c'],
    ['a', -1, 'a'],
    ['b', -1, 'a'],
    [undefined, 1, 'a'],
  ] as const)('from %s by %i leads to %s', (id, steps, to) => {
    expect(rowAfter(rows, id, steps)?.id).toBe(to);
  });

  it('goes on to the next work without a grade, and around the end', () => {
    expect(nextUngraded(rows, 'a')?.id).toBe('c');
    expect(nextUngraded(rows, 'c')?.id).toBe('a');
    expect(nextUngraded([{ id: 'a', status: 'SUBMITTED' }], 'a')).toBeUndefined();
    expect(rowAfter([], 'a', 1)).toBeUndefined();
  });
});

it('puts a comment behind the feedback, as text and never as HTML', () => {
  expect(withComment('<p></p>', 'Well done')).toBe('<p>Well done</p>');
  expect(withComment('<p>So</p>', 'a < b\n& c')).toBe('<p>So</p><p>a &lt; b</p><p>&amp; c</p>');
});
