import type { WaysIn } from '../sign-in/ways-in.ts';
import { buildUser } from './build-user.ts';

/** Ways of signing in that all work at once, for stories and component tests. */
export function fakeWays(overrides: Partial<WaysIn> = {}): WaysIn {
  const enters = () => Promise.resolve(buildUser());
  return {
    workAccountOffered: () => Promise.resolve(false),
    beginWorkAccount: () => Promise.resolve('https://provider.example/authorize'),
    endWorkAccount: enters,
    giveSecondFactor: enters,
    withPasskey: enters,
    beginCalendar: () => Promise.resolve('https://calendars.example/authorize'),
    endCalendar: () => Promise.resolve(),
    ...overrides,
  };
}
