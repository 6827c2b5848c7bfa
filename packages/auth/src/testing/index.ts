export { buildGroup, buildUser } from './build-user.ts';
export { fakeWays } from './fake-ways.ts';
export { fakeSession, type FakeSession } from './fake-session.ts';
export { memoryStorage } from './memory-storage.ts';
