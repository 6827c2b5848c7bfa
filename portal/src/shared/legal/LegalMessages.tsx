import { use, type ReactNode } from 'react';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { loadLegalMessages } from '@lampstand/i18n/portal';
import { I18nProvider, useLocale } from '@lampstand/i18n/react';
import { loadWithRetry } from '@lampstand/ui';

const loading = new Map<LocaleCode, Promise<Messages>>();

/** One promise per locale: React waits for the same one each time it comes back. */
function legalMessages(locale: LocaleCode): Promise<Messages> {
  const known = loading.get(locale);
  if (known) return known;
  const fresh = loadWithRetry(() => loadLegalMessages(locale));
  loading.set(locale, fresh);
  return fresh;
}

/** Brings the long legal texts, and only them, to the components inside. Suspends meanwhile. */
export function LegalMessages({ children }: { readonly children: ReactNode }) {
  const { code } = useLocale();
  return (
    <I18nProvider locale={code} messages={use(legalMessages(code))}>
      {children}
    </I18nProvider>
  );
}
