import type { Details } from './details-values.rules.ts';

/** Ruth's details; nothing of them is empty unless told. */
export function buildDetails(overrides: Partial<Details> = {}): Details {
  return {
    __typename: 'User',
    _id: 'user-student',
    firstName: 'Ruth',
    lastName: 'Wanjiru',
    location: 'Nairobi',
    timezone: 'Africa/Nairobi',
    currency: 'KES',
    url: 'https://ruth.example',
    homePage: null,
    socialUserName: 'ruth.w',
    isAlumni: false,
    subscribeAlumniEmail: false,
    phones: [
      { __typename: 'Phone', _id: 'phone-1', type: 'MOBILE', number: '+254 700 000001' },
      { __typename: 'Phone', _id: 'phone-2', type: 'WORK', number: '020 700-01' },
    ],
    emails: [
      { __typename: 'EmailAddress', _id: 'email-1', type: 'SCHOOL', email: 'ruth@school.example' },
    ],
    ...overrides,
  };
}
