import type { ReactNode } from 'react';
import { loadLegalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { oncePerLocale } from '../once-per-locale.ts';

const useLegalMessages = oncePerLocale(loadLegalMessages);

/** Brings the long legal texts, and only them, to the components inside. Suspends meanwhile. */
export function LegalMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  const messages = useLegalMessages(code);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
