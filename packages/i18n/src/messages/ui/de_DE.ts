import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Seite verlassen',
  stayOnPage: 'Auf der Seite bleiben',
  invalidUrl: 'Geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.org.',
  invalidFormat: 'Bitte halten Sie das verlangte Format ein.',
  languageReloads: 'Die Seite wird in der gewählten Sprache neu geladen.',
  reloading: 'Die Seite wird neu geladen, um die neueste Version zu holen.',
  partMissing:
    'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const satisfies TextsOf<typeof en>;
