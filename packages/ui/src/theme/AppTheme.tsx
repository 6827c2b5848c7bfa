import { useLayoutEffect, type ReactNode } from 'react';
import { useLocale } from '@lampstand/i18n/react';
import { applyScheme } from './color-scheme.ts';
import { listenToSteps } from '../unsaved/browser-steps.ts';
import './tokens.css';
import './base.css';

// The look is loaded before any router, and this has to come before any router (see there).
listenToSteps();

export interface AppThemeProps {
  readonly children: ReactNode;
}

/**
 * Brings the look: the style sheets, the remembered colour scheme, and the document's language,
 * which browsers need to choose Chinese faces, to hyphenate and to read aloud. Stands inside the
 * `I18nProvider`.
 */
export function AppTheme({ children }: AppThemeProps) {
  const { bcp47 } = useLocale();
  useLayoutEffect(function markDocument() {
    applyScheme();
  }, []);
  useLayoutEffect(
    function markLanguage() {
      document.documentElement.lang = bcp47;
    },
    [bcp47],
  );
  return children;
}
