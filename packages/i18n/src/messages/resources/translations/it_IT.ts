import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Testo',
  plural: 'Traduzioni',
  'fields.q': 'Cerca negli identificativi e nei testi',
  'fields.id': 'Messaggio',
  'fields.readLocale': 'Leggere in',
  'fields.writeLocale': 'Scrivere in',
  'fields.area': 'Area',
  'fields.status': 'Stato',
  'fields.missing': 'Uguale all’inglese',
  'fields.english': 'Inglese',
  'fields.read': 'Testo da leggere',
  'fields.bundled': 'Testo predefinito',
  'fields.text': 'Il Suo testo',
  'fields.publishedText': 'In vigore',
  'fields.updatedAt': 'Ultima modifica',
  'fields.updatedByName': 'Modificato da',
  statusBundled: 'Testo predefinito',
  statusDraft: 'Bozza',
  statusPublished: 'Il Suo testo',
  textHint:
    'Lasci i valori tra parentesi graffe, come {example}, così come sono. Un campo vuoto ripristina il testo predefinito.',
  preview: 'Anteprima',
  previewHint: 'Con valori di esempio, come lo vedranno i lettori',
  publish:
    '{count, plural, one {Pubblica # bozza} many {Pubblica # di bozze} other {Pubblica # bozze}}',
  publishTitle:
    '{count, plural, one {Pubblicare # testo in {language}?} many {Pubblicare # di testi in {language}?} other {Pubblicare # testi in {language}?}}',
  publishBody: 'Da quel momento chi legge in {language} vede i nuovi testi.',
  publishDone: 'I testi sono pubblicati.',
  history: 'Pubblicazioni',
  historyEmpty: 'In questa lingua non è ancora stato pubblicato nulla.',
  publication: 'Pubblicazione {number, number}',
  changedTexts:
    '{count, plural, one {# testo modificato} many {# di testi modificati} other {# testi modificati}}',
  inForce: 'In vigore',
  broughtBack: 'Ripristina la pubblicazione {number, number}',
  bringBack: 'Ripristina',
  bringBackTitle: 'Ripristinare la pubblicazione {number, number}?',
  bringBackBody:
    'I lettori rivedono subito i suoi testi. Le bozze degli altri messaggi restano come sono.',
  bringBackDone: 'La pubblicazione {number, number} è di nuovo in vigore.',
} as const satisfies TextsOf<typeof en>;
