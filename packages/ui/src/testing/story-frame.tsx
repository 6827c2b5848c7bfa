import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { loadAdminMessages } from '@lampstand/i18n/admin-messages';
import { loadLearningMessages } from '@lampstand/i18n/learning';
import { loadPersonMessages } from '@lampstand/i18n/person';
import { loadLegalMessages, loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { loadSetupMessages } from '@lampstand/i18n/setup';
import { loadWorkMessages } from '@lampstand/i18n/work';
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

async function loadAllMessages(locale: LocaleCode): Promise<Messages> {
  const [portal, learning, legal, person, work, setup, admin] = await Promise.all([
    loadPortalMessages(locale),
    loadLearningMessages(locale),
    loadLegalMessages(locale),
    loadPersonMessages(locale),
    loadWorkMessages(locale),
    loadSetupMessages(locale),
    loadAdminMessages(locale),
  ]);
  await Promise.all([admin.later(), admin.authoring()]);
  return { ...portal, ...learning, ...legal, ...person, ...work, ...setup, ...admin.messages };
}
