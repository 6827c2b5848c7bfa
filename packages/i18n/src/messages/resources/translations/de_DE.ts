import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Text',
  plural: 'Übersetzungen',
  'fields.q': 'In Kennungen und Texten suchen',
  'fields.id': 'Meldung',
  'fields.readLocale': 'Lesen in',
  'fields.writeLocale': 'Schreiben in',
  'fields.area': 'Bereich',
  'fields.status': 'Status',
  'fields.missing': 'Wie im Englischen',
  'fields.english': 'Englisch',
  'fields.read': 'Text zum Lesen',
  'fields.bundled': 'Mitgelieferter Text',
  'fields.text': 'Ihr Text',
  'fields.publishedText': 'In Kraft',
  'fields.updatedAt': 'Zuletzt geändert',
  'fields.updatedByName': 'Geändert von',
  statusBundled: 'Mitgelieferter Text',
  statusDraft: 'Entwurf',
  statusPublished: 'Ihr Text',
  textHint:
    'Werte in geschweiften Klammern wie {example} bleiben, wie sie sind. Ein leeres Feld holt den mitgelieferten Text zurück.',
  preview: 'Vorschau',
  previewHint: 'Mit Beispielwerten, so wie man es lesen wird',
  publish: '{count, plural, one {# Entwurf veröffentlichen} other {# Entwürfe veröffentlichen}}',
  publishTitle:
    '{count, plural, one {# Text auf {language} veröffentlichen?} other {# Texte auf {language} veröffentlichen?}}',
  publishBody: 'Alle, die {language} lesen, sehen von da an die neuen Texte.',
  publishDone: 'Die Texte sind veröffentlicht.',
  history: 'Veröffentlichungen',
  historyEmpty: 'In dieser Sprache wurde noch nichts veröffentlicht.',
  publication: 'Veröffentlichung {number, number}',
  changedTexts: '{count, plural, one {# Text geändert} other {# Texte geändert}}',
  inForce: 'In Kraft',
  broughtBack: 'Holt Veröffentlichung {number, number} zurück',
  bringBack: 'Zurückholen',
  bringBackTitle: 'Veröffentlichung {number, number} zurückholen?',
  bringBackBody:
    'Ihre Texte sind sofort wieder zu sehen. Entwürfe anderer Meldungen bleiben, wie sie sind.',
  bringBackDone: 'Veröffentlichung {number, number} ist wieder in Kraft.',
} as const satisfies TextsOf<typeof en>;
