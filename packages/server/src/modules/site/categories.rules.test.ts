import { describe, expect, it } from 'vitest';
import { CategoryInputSchema } from './categories.rules.ts';

const input = { kind: 'COURSE', name: 'Bible', position: 1, color: '#7A1226' };
const refused = (change: object) =>
  CategoryInputSchema.safeParse({ ...input, ...change }).error?.issues.map((issue) =>
    issue.path.join(),
  );

describe('a category', () => {
  it('keeps its colour in small letters', () => {
    expect(CategoryInputSchema.parse(input).color).toBe('#7a1226');
  });

  it.each([
    ['kind', 'PERSON'],
    ['name', '  '],
    ['name', 'x'.repeat(81)],
    ['position', -1],
    ['position', 1.5],
    ['color', 'red'],
    ['color', '#12345'],
    ['color', '#123456;background:url(//x)'],
    ['description', 'x'.repeat(1001)],
  ])('is refused for its %s %j', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });
});
