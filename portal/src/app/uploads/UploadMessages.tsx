import { use, type ReactNode } from 'react';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { loadUploadMessages } from '@lampstand/i18n/uploads';
import { oncePerLocale } from '../../shared/once-per-locale.ts';

/** The portal's own texts are here already; asking for them again costs nothing. */
const allMessages = oncePerLocale(async (locale) => {
  const [portal, uploads] = await Promise.all([
    loadPortalMessages(locale),
    loadUploadMessages(locale),
  ]);
  return { ...portal, ...uploads };
});

/** Adds the texts of uploads for the components inside. Suspends meanwhile. */
export function UploadMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  return (
    <I18nProvider locale={code} messages={use(allMessages(code))}>
      {children}
    </I18nProvider>
  );
}
