import { expect, it } from 'vitest';
import { standardStyle, styleOf } from './subtitle-style.rules.ts';

it('takes of a stored style what is offered and the standard for the rest', () => {
  const stored = new Map<string, unknown>([
    ['size', 'large'],
    ['colour', 'pink'],
    ['place', 'top'],
    ['edge', 7],
  ]);
  expect(styleOf(stored)).toEqual({ ...standardStyle, size: 'large', place: 'top' });
});

it('is readable on any picture as it stands', () => {
  expect(standardStyle).toEqual({
    size: 'medium',
    colour: 'white',
    background: 'solid',
    edge: 'none',
    place: 'bottom',
  });
});
