import { createSession } from '@lampstand/auth';
import { createTransport } from '@lampstand/graphql-client';
import { localeOf } from '@lampstand/i18n';
import { loadAdminMessages } from '@lampstand/i18n/admin';
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

  const app = loadWithRetry(() => import('./app/render-app.tsx'));
  const storedMessages = loadWithRetry(() => loadAdminMessages(stored));
  const state = await session.load();
  if (state.status === 'signedIn') locale = localeFor(state.user, stored);
  const messages =
    locale === stored ? await storedMessages : await loadWithRetry(() => loadAdminMessages(locale));
  const { renderApp } = await app;
  renderApp({ session, transport, texts: { locale, ...messages } });
}

start().catch(offerReload);
