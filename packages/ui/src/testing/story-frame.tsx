import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { loadAll, type LocaleCode, type Messages } from '@lampstand/i18n';
import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import account from 'virtual:messages/account';
import address from 'virtual:messages/address';
import admin from 'virtual:messages/admin';
import courses from 'virtual:messages/admin-courses';
import office from 'virtual:messages/admin-office';
import appeals from 'virtual:messages/appeals';
import assessment from 'virtual:messages/assessment';
import checks from 'virtual:messages/checks';
import learning from 'virtual:messages/learning';
import legal from 'virtual:messages/legal';
import marking from 'virtual:messages/marking';
import portal from 'virtual:messages/portal';
import setup from 'virtual:messages/setup';
import shared from 'virtual:messages/shared';
import uploads from 'virtual:messages/uploads';
import { AppTheme } from '../theme/AppTheme.tsx';

export interface StoryFrameProps {
  readonly locale?: LocaleCode | undefined;
  /** The addresses visited so far; the last one is shown. */
  readonly initialEntries?: readonly string[] | undefined;
  /** `browser` steps through the real history of the window. */
  readonly router?: 'memory' | 'browser' | undefined;
  readonly children: ReactNode;
}

/** What every component needs around it: texts, look and a router. English is there at once. */
export function StoryFrame(props: StoryFrameProps) {
  const { locale = 'en', initialEntries, router = 'memory', children } = props;
  const messages = useAllMessages(locale);
  if (!messages) return null;
  return (
    <I18nProvider locale={locale} messages={messages} timeZone="UTC">
      <AppTheme>
        {router === 'browser' ? (
          <BrowserRouter>{children}</BrowserRouter>
        ) : (
          <MemoryRouter initialEntries={[...(initialEntries ?? ['/'])]}>{children}</MemoryRouter>
        )}
      </AppTheme>
    </I18nProvider>
  );
}

interface Loaded {
  readonly locale: LocaleCode;
  readonly messages: Messages;
}

function useAllMessages(locale: LocaleCode): Messages | undefined {
  const [loaded, setLoaded] = useState<Loaded>({ locale: 'en', messages: englishMessages });
  useEffect(
    function loadMessages() {
      if (locale === 'en') return undefined;
      let wanted = true;
      void loadAllMessages(locale).then((messages) => wanted && setLoaded({ locale, messages }));
      return () => {
        wanted = false;
      };
    },
    [locale],
  );
  if (locale === 'en') return englishMessages;
  return loaded.locale === locale ? loaded.messages : undefined;
}

const loadAllMessages = (locale: LocaleCode) => loadAll(everyBundle, locale);

/** What screens of both apps load, so that a story shows any of them. */
const everyBundle = [
  account,
  address,
  admin,
  courses,
  office,
  appeals,
  assessment,
  checks,
  learning,
  legal,
  marking,
  portal,
  setup,
  shared,
  uploads,
];
