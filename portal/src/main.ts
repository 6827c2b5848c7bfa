import { createSession, readStoredUser } from '@lampstand/auth';
import { createTransport, ownTexts } from '@lampstand/graphql-client';
import { loadAll, localeOf, type LocaleCode } from '@lampstand/i18n';
import { readStoredLocale, storeLocale } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { loadWithRetry, offerReload } from '@lampstand/ui';
import '@lampstand/ui/startup.css';
import portal from 'virtual:messages/portal';
import shared from 'virtual:messages/shared';
import { memberApp, visitorApp } from './app/apps.ts';
import { prepareData } from './app/data/data-parts.ts';
import { startFirstQuery } from './app/first-queries.ts';
import { localeFor } from './app/locale-for.rules.ts';
import { prepare } from './app/part.ts';

/**
 * The small file that starts everything else: it asks who is there, asks for the first screen's
 * data, and fetches the program and its texts, all at the same time.
 */
async function start(): Promise<void> {
  const suggested = new URLSearchParams(location.search).get('suggestedLocale');
  const stored = readStoredLocale(readSite(), suggested);
  let language = localeOf(stored).bcp47;
  const transport = createTransport({ language: () => language });
  const session = createSession({ transport });
  const remembered = readStoredUser();

  const loadingSession = session.load();
  if (remembered) startFirstQuery(transport, location.pathname, remembered);
  const loadingProgram = loadWithRetry(() => import('./app/render-app.ts'));
  const loadingTexts = loadTexts(stored);
  // Who is remembered will most probably be here; the server decides. The page names what others need.
  if (remembered) prepare(memberApp);
  const state = await loadingSession;
  const isMember = state.status === 'signedIn';

  const locale = localeFor(isMember ? state.user : undefined, stored);
  if (locale !== stored) {
    language = localeOf(locale).bcp47;
    storeLocale(locale);
  }
  if (isMember) {
    // In the language that was found to be theirs.
    if (!remembered) startFirstQuery(transport, location.pathname, state.user);
    prepare(memberApp);
    prepareData(location.pathname);
  }
  const [{ renderApp }, texts] = await Promise.all([
    loadingProgram,
    locale === stored ? loadingTexts : loadTexts(locale),
  ]);

  if (state.status !== 'failed') await (isMember ? memberApp : visitorApp).load();
  renderApp({ session, transport, locale, ...texts });

  async function loadTexts(code: LocaleCode) {
    const [messages, overrides] = await Promise.all([
      loadWithRetry(() => loadAll([shared, portal], code)),
      ownTexts(transport, code),
    ]);
    return { messages, overrides };
  }
}

start().catch(offerReload);
