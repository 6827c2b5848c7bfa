import type { ReactNode } from 'react';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { loadUploadMessages } from '@lampstand/i18n/uploads';
import { loadWorkMessages } from '@lampstand/i18n/work';
import { oncePerLocale } from '../once-per-locale.ts';

/** The portal's own texts are here already; asking for them again costs nothing. */
const useAllMessages = oncePerLocale(async (locale) => {
  const [portal, uploads, work] = await Promise.all([
    loadPortalMessages(locale),
    loadUploadMessages(locale),
    loadWorkMessages(locale),
  ]);
  return { ...portal, ...uploads, ...work };
});

/** Adds the texts of assignments, grades and the transcript for the components inside. Suspends meanwhile. */
export function WorkMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  const messages = useAllMessages(code);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
