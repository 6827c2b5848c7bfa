import { describe, expect, it } from 'vitest';
import { fullNameOf, TeacherInputSchema } from './teachers.rules.ts';

const input = { name: 'Ruth Naidoo', biographies: [{ locale: 'en', text: 'Teaches prayer.' }] };
const refused = (change: object) =>
  TeacherInputSchema.safeParse({ ...input, ...change }).error?.issues.map((issue) =>
    issue.path.join('.'),
  );

describe('a teacher', () => {
  it.each([
    {},
    { title: 'Prof.', email: 'ruth@lampstand.example', userId: 'user-1' },
    { title: '', email: '', userId: '' },
    { biographies: [] },
    {
      biographies: [
        { locale: 'en', text: 'One.' },
        { locale: 'de_DE', text: 'Eins.' },
      ],
    },
  ])('may say %j', (change) => {
    expect(refused(change)).toBeUndefined();
  });

  it.each([
    ['name', { name: ' ' }],
    ['title', { title: 'x'.repeat(41) }],
    ['email', { email: 'nobody' }],
    ['biographies.0.locale', { biographies: [{ locale: 'xx', text: 'x' }] }],
    ['biographies.0.text', { biographies: [{ locale: 'en', text: ' ' }] }],
    [
      'biographies',
      {
        biographies: [
          { locale: 'en', text: 'a' },
          { locale: 'en', text: 'b' },
        ],
      },
    ],
  ])('is refused for its %s', (field, change) => {
    expect(refused(change)).toEqual([field]);
  });

  it('leaves out what is empty', () => {
    expect(TeacherInputSchema.parse({ ...input, title: ' ', email: '' })).toMatchObject({
      title: null,
      email: null,
    });
  });

  it.each([
    ['Dr', 'Dr Ruth Naidoo'],
    [null, 'Ruth Naidoo'],
  ])('with the title %s is called %s', (title, called) => {
    expect(fullNameOf({ title, name: 'Ruth Naidoo' })).toBe(called);
  });
});
