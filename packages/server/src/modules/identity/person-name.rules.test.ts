import { describe, expect, it } from 'vitest';
import { namesByPlace } from '../../seed/names.ts';
import { personas } from '../../seed/personas.ts';
import { isPersonName, NameSchema, wrongNames } from './person-name.rules.ts';

describe('the name of a person', () => {
  it.each([
    'Ana',
    'O',
    'María José',
    'van der Berg',
    "O'Brien",
    'D’Angelo',
    'ʻOumuamua',
    'Kaʻahumanu',
    "de'",
    "'t Hooft",
    'Jean-Luc',
    'Smith – Jones',
    'J.R.R.',
    'J. R. R. Tolkien',
    'St. John',
    'King Jr.',
    'Mª',
    'Gal·la',
    '列奥纳多·达·芬奇',
    'レオナルド・ダ・ヴィンチ',
    '王小明',
    '김철수',
    'Олександр',
    'Мар’яна',
    'בן־גוריון',
    'ז׳בוטינסקי',
    'محمد عبد الله',
    'علی‌رضا',
    'नरेन्द्र',
    'สมชาย',
    'வெங்கடேசன்',
    'Nguyễn Thị Bích Ngọc',
    'Þórdís Ægisdóttir',
    'Ọlá',
    'x'.repeat(60),
  ])('can be %s', (name) => {
    expect(NameSchema.safeParse(name).data).toBe(name);
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'www.evil.example',
    'evil.example',
    'T.Co',
    'x.com',
    'J.Garcia',
    'a@b.example',
    'https://evil.example',
    'evil dot example/win',
    'You won 1000 dollars',
    'Click here!',
    'Call now: Bob',
    'Ana, click',
    'a\nb',
    'a\u202Eb',
    'a\u0000b',
    '😀',
    '<b>Ana</b>',
    '.',
    '-',
    '’',
    'a..b',
    'Ana. . ',
    `Z${'\u0300'.repeat(6)}algo`,
    'x'.repeat(61),
    '１２３',
    'Ana_New',
  ])('cannot be %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('can be each of the demonstration college’s', () => {
    const invented = Object.values(namesByPlace).flatMap(({ first, last }) => [...first, ...last]);
    const known = personas.flatMap(({ firstName, lastName }) => [firstName, lastName]);
    expect([...invented, ...known].filter((name) => !isPersonName(name))).toEqual([]);
  });

  it('is kept composed, with one space between words', () => {
    expect(NameSchema.parse(' Jose\u0301 \u00A0 Luis\u3000')).toBe('José Luis');
  });

  it('that an account has stays possible', () => {
    const had = { firstName: 'Ana 2', lastName: 'New' };
    expect(wrongNames({ firstName: 'Ana 2', lastName: 'Old' }, had)).toEqual([]);
    expect(wrongNames({ firstName: 'Ana 3', lastName: 'x.com' }, had)).toEqual([
      'firstName',
      'lastName',
    ]);
    expect(wrongNames({ firstName: null }, had)).toEqual([]);
  });

  it('is judged in a time that grows with its length only', () => {
    const started = performance.now();
    for (const part of ["'a", 'a.', 'a ', 'a-', 'a.-', 'a·', "a'"]) {
      expect(isPersonName(`${part.repeat(29)}!`)).toBe(false);
      expect(isPersonName(`${part.repeat(40_000)}!`)).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});
