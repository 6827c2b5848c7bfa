import { expect, it } from 'vitest';
import { isSameName } from './uploads.rules.ts';

it.each([
  ['Génesis 1.mp4', 'Génesis 1.mp4', true],
  ['Lesson: 1.mp4', 'Lesson 1.mp4', true],
  ['创世记.mp4', '创世记.mp4', true],
  ['genesis-1.mp4', 'genesis-2.mp4', false],
  ['Genesis.mp4', 'genesis.mp4', false],
  ['genesis.mp4', 'genesis.mov', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one.normalize('NFD'), other)).toBe(same);
});
