import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Adressen',
  add: 'Adresse hinzufügen',
  edit: 'Adresse bearbeiten',
  remove: 'Adresse entfernen',
  none: 'Es gibt noch keine Adresse',
  line1: 'Adresszeile 1',
  line2: 'Adresszeile 2',
  city: 'Ort',
  state: 'Bundesland oder Provinz',
  postcode: 'Postleitzahl',
  country: 'Land',
  changed:
    'Diese Adresse wurde inzwischen geändert. Sie lautet jetzt wie folgt; beim Speichern wird sie durch Ihre Angaben ersetzt.',
} as const satisfies TextsOf<typeof en>;
