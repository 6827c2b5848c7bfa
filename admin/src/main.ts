import { createSession } from '@lampstand/auth';
import { createTransport } from '@lampstand/graphql-client';
import { localeOf } from '@lampstand/i18n';
import { loadAdminMessages } from '@lampstand/i18n/admin-messages';
import { readStoredLocale } from '@lampstand/i18n/react';
import { applyScheme, loadWithRetry, offerReload } from '@lampstand/ui';
import '@lampstand/ui/startup.css';
import { localeFor } from './app/locale-for.ts';

/** Asks who is there and fetches the app and its texts at the same time. */
async function start() {
  applyScheme();
  const stored = readStoredLocale();
  let locale = stored;
  const transport = createTransport({ language: () => localeOf(locale).bcp47 });
  const session = createSession({ transport });

  runEarly();
  const app = loadWithRetry(() => import('./app/render-app.tsx'));
  const storedMessages = loadWithRetry(() => loadAdminMessages(stored));
  const state = await session.load();
  if (state.status === 'signedIn') locale = localeFor(state.user, stored);
  const messages =
    locale === stored ? await storedMessages : await loadWithRetry(() => loadAdminMessages(locale));
  const { renderApp } = await app;
  renderApp({ session, transport, texts: { locale, ...messages } });
}

/**
 * Runs the parts that the app stands on as each arrives, while the rest is still on its way. Whoever
 * needs one asks for it again, and meets a failure then.
 */
function runEarly() {
  const parts = [import('./app/AdminTheme.tsx'), import('@lampstand/graphql-client/apollo')];
  for (const part of parts) part.catch(() => undefined);
}

start().catch(offerReload);
