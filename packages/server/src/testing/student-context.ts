import type { Context } from '../graphql/context.ts';
import { contextFor } from '../graphql/yoga.ts';
import type { TestApp } from './test-app.ts';

/** A request of a person who holds no role but `user`: for tests of use cases with many people. */
export function studentContext(app: TestApp, userId: string): Context {
  const viewer = {
    _id: userId,
    fullName: userId,
    locale: 'en',
    tokenHash: '',
    roles: ['user' as const],
    regionRoles: [],
    regionIds: [],
    termsAccepted: true,
    impersonatorId: null,
  };
  return contextFor(
    app.services,
    { viewer, expired: false },
    {
      address: null,
      acceptLanguage: 'en',
      userAgent: null,
      cookieHeader: null,
      setCookie: () => {},
    },
  );
}
