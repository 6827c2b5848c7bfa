import type { ReactNode } from 'react';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { loadUploadMessages } from '@lampstand/i18n/uploads';
import { oncePerLocale } from '../../shared/once-per-locale.ts';

/** The portal's own texts are here already; asking for them again costs nothing. */
const useAllMessages = oncePerLocale(async (locale) => {
  const [portal, uploads] = await Promise.all([
    loadPortalMessages(locale),
    loadUploadMessages(locale),
  ]);
  return { ...portal, ...uploads };
});

/** Adds the texts of uploads for the components inside. Suspends meanwhile. */
export function UploadMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  const messages = useAllMessages(code);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
