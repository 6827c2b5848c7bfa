import { describe, expect, it } from 'vitest';
import { ReasonSchema } from '../../platform/reason.ts';
import { checkConfirmed, patternsOf, refuseErasure } from './erase.rules.ts';

const person = {
  _id: 'a',
  email: 'anna@x.example',
  erasedAt: null,
  mergedIntoId: null,
};

describe('who may be erased', () => {
  it.each([
    ['somebody else', person, 'b', 1, undefined],
    ['oneself', person, 'a', 1, 'errors.people.eraseSelf'],
    ['the last superadmin', person, 'b', 0, 'errors.people.lastSuperadmin'],
    ['who was erased', { ...person, erasedAt: 'then' }, 'b', 1, 'errors.people.erased'],
    ['part of another account', { ...person, mergedIntoId: 'c' }, 'b', 1, 'errors.people.merged'],
  ])('%s', (_case, someone, viewer, others, refused) => {
    const erase = () => refuseErasure(someone, viewer, others);
    if (refused === undefined) expect(erase).not.toThrow();
    else expect(erase).toThrow(refused);
  });
});

describe('what is typed to confirm', () => {
  const typed = { confirmation: 'Anna@x.example ', reason: 'Asked for by letter' };
  it('is the address of the account, and a reason that does not name the person', () => {
    expect(() => checkConfirmed(person, typed, ['Anna Smith'])).not.toThrow();
    const otherwise = { ...typed, confirmation: 'anna' };
    expect(() => checkConfirmed(person, otherwise, [])).toThrow('errors.invalid');
    const named = { ...typed, reason: 'anna smith asked' };
    expect(() => checkConfirmed(person, named, ['Anna Smith'])).toThrow('errors.invalid');
  });

  it('has a reason of some length', () => {
    expect(ReasonSchema.safeParse('  x ').success).toBe(false);
    expect(ReasonSchema.safeParse('x'.repeat(501)).success).toBe(false);
    expect(ReasonSchema.parse(' asked ')).toBe('asked');
  });
});

describe('the pattern of traces', () => {
  const patterns = patternsOf(['anna.b@x.example', 'Anna "B" O\'Neil', '": "']);
  const pattern = new RegExp(patterns.texts, 'gi');
  it.each([
    ['to anna.b@x.example.', 'to *.'],
    ['to Anna.B@x.example', 'to *'],
    ['{"text":"\\nanna.b@x.example"}', '{"text":"\\n*"}'],
    ['to joanna.b@x.example', 'to joanna.b@x.example'],
    ['to anna.b@x.example.org', 'to anna.b@x.example.org'],
    ['to annaxb@x.example', 'to annaxb@x.example'],
    ['{"name":"Anna \\"B\\" O\'Neil"}', '{"name":"*"}'],
    ['<b>Anna &quot;B&quot; O&#x27;Neil</b>', '<b>*</b>'],
  ])('turns %s into %s', (text, expected) => {
    expect(text.replaceAll(pattern, '*')).toBe(expected);
  });

  it('finds nothing in JSON but what stands in its strings', () => {
    const copy = JSON.stringify({ name: 'to Anna "B" O\'Neil', by: 'x": "y' }, null, 1);
    const swept = copy.replaceAll(new RegExp(patterns.copies, 'gi'), '*');
    expect(JSON.parse(swept)).toEqual({ name: 'to *', by: 'x*y' });
  });
});
