import { describe, expect, it } from 'vitest';
import { partsOf, UserProfileInputSchema } from './profile.rules.ts';

const accepts = (field: object) =>
  UserProfileInputSchema.safeParse({ _id: 'me', ...field }).success;

describe('the own profile', () => {
  it.each([
    [{ homePage: 'https://example.org' }, true],
    [{ homePage: '' }, true],
    [{ homePage: 'javascript:alert(1)' }, false],
    [{ url: 'data:text/html,x' }, false],
    [{ timezone: 'Africa/Johannesburg' }, true],
    [{ timezone: 'Mars/Olympus' }, false],
    [{ currency: 'ZAR' }, true],
    [{ currency: 'rand' }, false],
    [{ cloudinaryId: 'people/naledi-1' }, true],
    [{ cloudinaryId: '../secret' }, false],
    [{ firstName: ' ' }, false],
    [{ phones: [{ type: 'MOBILE', number: '+27 (0)21 555-0100' }] }, true],
    [{ phones: [{ type: 'MOBILE', number: 'call me' }] }, false],
    [{ emails: [{ type: 'SCHOOL', email: 'no address' }] }, false],
    [{ locale: 'xx_XX' }, false],
  ])('takes %o: %s', (field, accepted) => {
    expect(accepts(field)).toBe(accepted);
  });

  it('tells a choice of view from an edit of the record', () => {
    expect(partsOf({ _id: 'me', language: 'de_DE', selectedGroup: null })).toEqual({
      choice: { locale: 'de_DE', selectedGroup: null },
      edit: {},
      edits: false,
    });
    expect(partsOf({ _id: 'me', firstName: 'Ana', url: null })).toEqual({
      choice: {},
      edit: { firstName: 'Ana', url: null },
      edits: true,
    });
    expect(partsOf({ _id: 'me', phones: [] }).edits).toBe(true);
    expect(partsOf({ _id: 'me', firstName: null, phones: null }).edits).toBe(false);
  });
});
