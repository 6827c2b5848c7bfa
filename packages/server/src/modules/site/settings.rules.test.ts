import { describe, expect, it } from 'vitest';
import { SiteSettingsInputSchema } from './settings.rules.ts';

const input = {
  organisationName: 'Grace College',
  shortName: 'Grace',
  defaultAllowedAttempts: 2,
  defaultLocale: 'en',
};
const refused = (change: object) =>
  SiteSettingsInputSchema.safeParse({ ...input, ...change }).error?.issues.map((issue) =>
    issue.path.join(),
  );

describe('the settings of the site', () => {
  it('take an empty text for none', () => {
    const parsed = SiteSettingsInputSchema.parse({ ...input, helpUrl: ' ', bannerText: '' });
    expect(parsed).toMatchObject({ helpUrl: null, bannerText: null, contactEmail: null });
  });

  it('take links to web pages', () => {
    expect(refused({ helpUrl: 'https://help.example/start?x=1' })).toBeUndefined();
  });

  it.each([
    ['organisationName', ' '],
    ['shortName', 'x'.repeat(31)],
    ['defaultAllowedAttempts', 0],
    ['defaultAllowedAttempts', 2.5],
    ['defaultLocale', 'xx'],
    ['contactEmail', 'nobody'],
    ['helpUrl', 'javascript:alert(1)'],
    ['privacyUrl', '//elsewhere.example'],
    ['termsUrl', 'ftp://files.example'],
    ['termsUrl', 'https://'],
    ['bannerText', 'x'.repeat(161)],
  ])('are refused for their %s %j', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });
});
