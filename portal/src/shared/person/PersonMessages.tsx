import type { ReactNode } from 'react';
import { loadPersonMessages } from '@lampstand/i18n/person';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { oncePerLocale } from '../once-per-locale.ts';

/** The portal's own texts are here already; asking for them again costs nothing. */
const useAllMessages = oncePerLocale(async (locale) => {
  const [portal, person] = await Promise.all([
    loadPortalMessages(locale),
    loadPersonMessages(locale),
  ]);
  return { ...portal, ...person };
});

/** Adds the texts of the account screens for the components inside. Suspends meanwhile. */
export function PersonMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  const messages = useAllMessages(code);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
