import { expect, test } from 'vitest';
import { fromLines, toInput, toLines } from './form-values.ts';

test('a new form is sent whole, with what was left empty', () => {
  expect(toInput({ title: 'Letter', fields: [{ kind: 'TEXT', label: 'Why?' }] })).toEqual({
    title: 'Letter',
    description: null,
    audiences: [],
    regionIds: [],
    groupIds: [],
    published: false,
    fields: [{ kind: 'TEXT', label: 'Why?', help: null, required: false, choices: [] }],
  });
});

test('a question keeps its id, and its choices without empty lines', () => {
  const field = { id: 'f-1', kind: 'CHOICE', label: 'Day', choices: ['Mon ', '', ' '] } as const;
  expect(toInput({ title: 'x', fields: [field] }).fields).toEqual([
    { _id: 'f-1', kind: 'CHOICE', label: 'Day', help: null, required: false, choices: ['Mon'] },
  ]);
});

test('choices are written one in each line, also while the next one is begun', () => {
  expect(fromLines('A\nB\n')).toEqual(['A', 'B', '']);
  expect(toLines(fromLines('A\nB\n'))).toBe('A\nB\n');
  expect([fromLines(''), toLines(null)]).toEqual([[], '']);
});
