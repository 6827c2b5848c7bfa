import type { ReactNode } from 'react';
import type { LocaleCode } from '@lampstand/i18n';
import { prefetchTexts, Texts } from '@lampstand/ui';
import account from 'virtual:messages/account';
import address from 'virtual:messages/address';
import portal from 'virtual:messages/portal';
import setup from 'virtual:messages/setup';
import shared from 'virtual:messages/shared';

const bundles = prefetchTexts([shared, portal, account, address, setup]);

export interface SetupTextsProps {
  readonly locale: LocaleCode;
  readonly children: ReactNode;
}

/** The texts of the first set-up, in a language that changes without a fresh page. Suspends meanwhile. */
export function SetupTexts({ locale, children }: SetupTextsProps) {
  return (
    <Texts bundles={bundles} locale={locale}>
      {children}
    </Texts>
  );
}
