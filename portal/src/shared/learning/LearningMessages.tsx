import type { ReactNode } from 'react';
import { loadLearningMessages } from '@lampstand/i18n/learning';
import { loadPortalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { oncePerLocale } from '../once-per-locale.ts';

/** The portal's own texts are here already; asking for them again costs nothing. */
const useAllMessages = oncePerLocale(async (locale) => {
  const [portal, learning] = await Promise.all([
    loadPortalMessages(locale),
    loadLearningMessages(locale),
  ]);
  return { ...portal, ...learning };
});

/** Adds the texts of courses and lessons for the components inside. Suspends meanwhile. */
export function LearningMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  const messages = useAllMessages(code);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
