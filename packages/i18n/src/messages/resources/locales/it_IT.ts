import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Lingua',
  plural: 'Lingue',
  'fields.q': 'Cerca per nome o codice',
  'fields.name': 'Nome per il personale',
  'fields.label': 'Mostrata come',
  'fields.value': 'Codice',
  'fields.position': 'Ordine',
  'fields.enabled': 'Disponibile per la scelta',
  'fields.updatedAt': 'Ultima modifica',
  sectionLocale: 'Dati della lingua',
  nameHint: 'In inglese, per elenchi come questo.',
  labelHint: 'Nella lingua stessa, come appare nel selettore.',
  positionHint: 'Il numero più basso viene per primo nel selettore.',
  enabledHint: 'Chi legge già in questa lingua la conserva.',
} as const satisfies TextsOf<typeof en>;
