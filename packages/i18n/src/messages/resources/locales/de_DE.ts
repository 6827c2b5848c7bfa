import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Sprache',
  plural: 'Sprachen',
  'fields.q': 'Nach Name oder Code suchen',
  'fields.name': 'Name für Mitarbeitende',
  'fields.label': 'Angezeigt als',
  'fields.value': 'Code-Kürzel',
  'fields.position': 'Reihenfolge',
  'fields.enabled': 'Zur Auswahl angeboten',
  'fields.updatedAt': 'Zuletzt geändert',
  sectionLocale: 'Angaben zur Sprache',
  nameHint: 'Auf Englisch, für Listen wie diese.',
  labelHint: 'In der Sprache selbst, wie die Sprachauswahl sie zeigt.',
  positionHint: 'Die kleinste Zahl steht in der Sprachauswahl zuerst.',
  enabledHint: 'Wer bereits in dieser Sprache liest, behält sie.',
} as const satisfies TextsOf<typeof en>;
