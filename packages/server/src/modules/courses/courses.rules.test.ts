import { describe, expect, it } from 'vitest';
import { CourseInputSchema } from './courses.rules.ts';

const course = { code: 'NT-201', name: 'Romans', locale: 'en', published: true, groupIds: [] };

describe('a course', () => {
  it.each([
    ['as the college writes it', {}, true],
    ['in one of the thirteen languages', { locale: 'uk_UA' }, true],
    ['in another language', { locale: 'xx' }, false],
    ['without a code', { code: ' ' }, false],
    ['with a code of 31 letters', { code: 'x'.repeat(31) }, false],
    ['without a name', { name: '' }, false],
    ['with an empty group', { groupIds: [''] }, false],
    ['without a description', { description: null }, true],
  ])('%s is accepted: %s', (_what, change, accepted) => {
    expect(CourseInputSchema.safeParse({ ...course, ...change }).success).toBe(accepted);
  });

  it('has its code without spaces around it', () => {
    expect(CourseInputSchema.parse({ ...course, code: ' NT-201 ' }).code).toBe('NT-201');
  });
});
