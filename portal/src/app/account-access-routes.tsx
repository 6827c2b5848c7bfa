import { useContext } from 'react';
import { Route } from 'react-router-dom';
import { RequireAccess } from '@lampstand/auth';
import type { AccountAccessPath } from '../features/account-access/AccountAccessScreen.tsx';
import { TransportContext } from './data/transport-context.ts';
import { lazyPart } from './lazy-part.ts';
import { createPart } from './part.ts';

const AccountAccessScreen = lazyPart(
  createPart(() =>
    import('../features/account-access/AccountAccessScreen.tsx').then(
      (file) => file.AccountAccessScreen,
    ),
  ),
);

const paths: readonly AccountAccessPath[] = [
  '/forgot-password',
  '/set-password',
  '/reset-password/:token',
  '/password-recoverd',
  '/create-account/:_id',
  '/enroll-account/:token',
  '/verify-email/:token',
  '/msauth/callback',
  '/google-auth',
];

/**
 * The ways into an account, for visitors and for people who are signed in: a link of a mail is
 * opened by either. The table sends the latter on where a screen makes no sense to them.
 */
export const accountAccessRoutes = paths.map((path) => (
  <Route
    key={path}
    path={path}
    element={
      <RequireAccess app="portal">
        <AccountAccess path={path} />
      </RequireAccess>
    }
  />
));

/** No Apollo: these screens send one operation each. */
function AccountAccess({ path }: { readonly path: AccountAccessPath }) {
  const transport = useContext(TransportContext);
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return <AccountAccessScreen path={path} transport={transport} />;
}
