import { useMemo, type ReactNode } from 'react';
import { type LoadMessages, type LocaleCode, mergeTexts } from '@lampstand/i18n';
import { I18nProvider, useLocale, useMessages } from '@lampstand/i18n/react';
import { useBundles } from './bundle-cache.ts';

export interface TextsProps {
  /** What `virtual:messages/<bundle>` exports; the same array at every render. */
  readonly bundles: readonly LoadMessages[];
  /** The person's, unless told. */
  readonly locale?: LocaleCode | undefined;
  readonly children: ReactNode;
}

/** Adds bundles of texts to those around it, for the components inside. Suspends while they are fetched. */
export function Texts({ bundles, locale, children }: TextsProps) {
  const { code: own } = useLocale();
  const code = locale ?? own;
  const outer = useMessages();
  const loaded = useBundles(bundles, code);
  const messages = useMemo(
    () => mergeTexts([outer, ...loaded]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a bundle's texts in a locale never change
    [outer, bundles, code],
  );
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
