import type { ReactNode } from 'react';
import type { LocaleCode } from '@lampstand/i18n';
import { loadPersonMessages } from '@lampstand/i18n/person';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider } from '@lampstand/i18n/react';
import { loadSetupMessages } from '@lampstand/i18n/setup';
import { oncePerLocale } from '../../shared/once-per-locale.ts';

const useAllMessages = oncePerLocale(async (locale) => {
  const [portal, person, setup] = await Promise.all([
    loadPortalMessages(locale),
    loadPersonMessages(locale),
    loadSetupMessages(locale),
  ]);
  return { ...portal, ...person, ...setup };
});

export interface SetupMessagesProps {
  readonly locale: LocaleCode;
  readonly children: ReactNode;
}

/** The texts of the first set-up, in a language that changes without a fresh page. Suspends meanwhile. */
export function SetupMessages({ locale, children }: SetupMessagesProps) {
  const messages = useAllMessages(locale);
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  );
}
