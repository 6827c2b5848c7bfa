import { startTransition, useEffect, useState } from 'react';
import { createSetupAccess } from '@lampstand/auth/account';
import { createTransport } from '@lampstand/graphql-client';
import { localeOf, type LocaleCode } from '@lampstand/i18n';
import { readStoredLocale, storeLocale, useLocale } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { SetupTexts } from './SetupTexts.tsx';
import { SetupPage } from './SetupPage.tsx';

/** The language of this device now: that of the page, and of what the server answers. */
const languageNow = () => localeOf(readStoredLocale(readSite())).bcp47;

/**
 * /setup/:secret, for whoever has the link: no Apollo. Another language comes without a fresh page,
 * which would lose what was typed.
 */
export function SetupScreen() {
  const { code } = useLocale();
  const [locale, setLocale] = useState<LocaleCode>(code);
  const [access] = useState(() => createSetupAccess(createTransport({ language: languageNow })));
  useEffect(
    function markLanguage() {
      document.documentElement.lang = localeOf(locale).bcp47;
    },
    [locale],
  );

  function choose(next: LocaleCode) {
    storeLocale(next);
    startTransition(() => setLocale(next));
  }

  return (
    <SetupTexts locale={locale}>
      <SetupPage access={access} onLanguage={choose} />
    </SetupTexts>
  );
}
