import { createSession } from '@lampstand/auth';
import { createTransport, ownTexts } from '@lampstand/graphql-client';
import { localeOf, type LocaleCode } from '@lampstand/i18n';
import { readStoredLocale } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { applyScheme, loadWithRetry, offerReload } from '@lampstand/ui';
import '@lampstand/ui/startup.css';
import { loadAdminMessages } from './app/admin-messages.ts';
import { localeFor } from './app/locale-for.ts';
import { provideLaterTexts } from './shared/page/later-texts.ts';

/** Asks who is there and fetches the app and its texts at the same time. */
async function start() {
  applyScheme();
  const stored = readStoredLocale(readSite());
  let locale = stored;
  const transport = createTransport({ language: () => localeOf(locale).bcp47 });
  const session = createSession({ transport });

  runEarly();
  const app = loadWithRetry(() => import('./app/render-app.tsx'));
  const storedTexts = loadTexts(stored);
  const state = await session.load();
  if (state.status === 'signedIn') locale = localeFor(state.user, stored);
  const texts = await (locale === stored ? storedTexts : loadTexts(locale));
  const { renderApp } = await app;
  provideLaterTexts(texts);
  renderApp({ session, transport, texts: { locale, ...texts } });

  async function loadTexts(code: LocaleCode) {
    const [messages, overrides] = await Promise.all([
      loadWithRetry(() => loadAdminMessages(code)),
      ownTexts(transport, code),
    ]);
    return { ...messages, overrides };
  }
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
