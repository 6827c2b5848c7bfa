import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Tekst',
  plural: 'Vertalingen',
  'fields.q': 'Zoeken in codes en teksten',
  'fields.id': 'Melding',
  'fields.readLocale': 'Lezen in',
  'fields.writeLocale': 'Schrijven in',
  'fields.area': 'Onderdeel',
  'fields.status': 'Status',
  'fields.missing': 'Hetzelfde als in het Engels',
  'fields.english': 'Engels',
  'fields.read': 'Tekst om te lezen',
  'fields.bundled': 'Meegeleverde tekst',
  'fields.text': 'Uw tekst',
  'fields.publishedText': 'Van kracht',
  'fields.updatedAt': 'Laatst gewijzigd',
  'fields.updatedByName': 'Gewijzigd door',
  statusBundled: 'Meegeleverde tekst',
  statusDraft: 'Concept',
  statusPublished: 'Uw tekst',
  textHint:
    'Laat waarden tussen accolades, zoals {example}, ongewijzigd. Een leeg veld brengt de meegeleverde tekst terug.',
  preview: 'Voorbeeld',
  previewHint: 'Met voorbeeldwaarden, zoals lezers het zullen zien',
  publish: '{count, plural, one {# concept publiceren} other {# concepten publiceren}}',
  publishTitle:
    '{count, plural, one {# tekst in het {language} publiceren?} other {# teksten in het {language} publiceren?}}',
  publishBody: 'Iedereen die {language} leest, ziet vanaf dat moment de nieuwe teksten.',
  publishDone: 'De teksten zijn gepubliceerd.',
  history: 'Publicaties',
  historyEmpty: 'In deze taal is nog niets gepubliceerd.',
  publication: 'Publicatie {number, number}',
  changedTexts: '{count, plural, one {# tekst gewijzigd} other {# teksten gewijzigd}}',
  inForce: 'Van kracht',
  broughtBack: 'Brengt publicatie {number, number} terug',
  bringBack: 'Terughalen',
  bringBackTitle: 'Publicatie {number, number} terughalen?',
  bringBackBody:
    'Lezers zien die teksten meteen weer. Concepten van andere meldingen blijven zoals ze zijn.',
  bringBackDone: 'Publicatie {number, number} is weer van kracht.',
} as const satisfies TextsOf<typeof en>;
