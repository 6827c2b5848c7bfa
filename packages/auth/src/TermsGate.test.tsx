import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionProvider } from './SessionProvider.tsx';
import { TermsGate } from './TermsGate.tsx';
import { buildUser } from './testing/build-user.ts';
import { fakeSession } from './testing/fake-session.ts';
import type { Session } from './session-types.ts';

afterEach(cleanup);

function open(session: Session) {
  render(
    <SessionProvider session={session}>
      <TermsGate panel={<p>Please accept</p>}>
        <p>The app</p>
      </TermsGate>
    </SessionProvider>,
  );
}

test('the panel replaces the app until the terms are accepted', async () => {
  const session = fakeSession(buildUser({ termsAccepted: false }));
  open(session);
  expect(screen.queryByText('The app')).toBeNull();
  await act(() => session.acceptTerms());
  expect(screen.getByText('The app')).toBeDefined();
  expect(screen.queryByText('Please accept')).toBeNull();
});

test('a visitor has nothing to accept', () => {
  open(fakeSession());
  expect(screen.getByText('The app')).toBeDefined();
});
