import { useMemo, type ReactNode } from 'react';
import { type LoadMessages, type LocaleCode, mergeTexts, type Messages } from '@lampstand/i18n';
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
  // No hook may stand behind one that suspends only at first.
  const loaded = useBundles(bundles, code);
  return (
    <LoadedTexts code={code} loaded={loaded}>
      {children}
    </LoadedTexts>
  );
}

interface LoadedTextsProps {
  readonly code: LocaleCode;
  readonly loaded: Messages;
  readonly children: ReactNode;
}

function LoadedTexts({ code, loaded, children }: LoadedTextsProps) {
  const outer = useMessages();
  const messages = useMemo(() => mergeTexts([outer, loaded]), [outer, loaded]);
  return (
    <I18nProvider locale={code} messages={messages}>
      {children}
    </I18nProvider>
  );
}
