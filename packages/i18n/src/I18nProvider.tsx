import { useContext, useMemo, type ReactNode } from 'react';
import { createFormat } from './format.ts';
import { I18nContext } from './i18n-context.ts';
import type { Messages } from './message-types.ts';
import { createTranslator, type TranslationOverride } from './translator.ts';

export interface I18nProviderProps {
  readonly locale: string;
  readonly messages: Messages;
  /** Rows of the `translations` query; those of the provider around this one unless given. */
  readonly overrides?: readonly TranslationOverride[] | undefined;
  /** The person's IANA zone; without it the device's. */
  readonly timeZone?: string | undefined;
  readonly children: ReactNode;
}

export function I18nProvider(props: I18nProviderProps) {
  const { locale, messages, timeZone, children } = props;
  const outer = useContext(I18nContext);
  const overrides = props.overrides ?? outer?.overrides;
  const i18n = useMemo(
    () => ({
      t: createTranslator({ locale, messages, overrides }),
      format: createFormat({ locale, timeZone }),
      messages,
      overrides,
    }),
    [locale, messages, overrides, timeZone],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
