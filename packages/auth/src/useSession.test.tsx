import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SessionProvider } from './SessionProvider.tsx';
import type { Session } from './session-types.ts';
import { buildGroup, buildUser } from './testing/build-user.ts';
import { fakeSession } from './testing/fake-session.ts';
import { useSession } from './useSession.ts';
import { useUser } from './useUser.ts';

afterEach(cleanup);

const within = (session: Session) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  ),
});

test('a change of the session reaches the screen', async () => {
  const groups = [buildGroup({ _id: 'a', name: 'A' }), buildGroup({ _id: 'b', name: 'B' })];
  const session = fakeSession(buildUser({ groups, selectedGroup: 'a' }));
  const { result } = renderHook(() => useSession(), within(session));
  expect(result.current.selectedGroup?.name).toBe('A');
  await act(() => result.current.selectGroup('b'));
  expect(result.current.selectedGroup?.name).toBe('B');
});

test('a visitor is nobody', () => {
  const { result } = renderHook(() => useSession(), within(fakeSession()));
  expect(result.current).toMatchObject({ status: 'signedOut', user: undefined });
});

test('a screen for the signed-in refuses to render for nobody', () => {
  expect(() => renderHook(() => useUser(), within(fakeSession()))).toThrow('signed in');
});
