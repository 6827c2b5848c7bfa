import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Tekst',
  plural: 'Tłumaczenia',
  'fields.q': 'Szukaj w identyfikatorach i tekstach',
  'fields.id': 'Komunikat',
  'fields.readLocale': 'Język odczytu',
  'fields.writeLocale': 'Język zapisu',
  'fields.area': 'Obszar',
  'fields.status': 'Stan',
  'fields.missing': 'Takie jak po angielsku',
  'fields.english': 'Angielski',
  'fields.read': 'Tekst do czytania',
  'fields.bundled': 'Tekst wbudowany',
  'fields.text': 'Własny tekst',
  'fields.publishedText': 'Obowiązuje',
  'fields.updatedAt': 'Ostatnia zmiana',
  'fields.updatedByName': 'Zmienione przez',
  statusBundled: 'Tekst wbudowany',
  statusDraft: 'Szkic',
  statusPublished: 'Własny tekst',
  textHint:
    'Wartości w nawiasach klamrowych, np. {example}, należy pozostawić bez zmian. Puste pole przywraca tekst wbudowany.',
  preview: 'Podgląd',
  previewHint: 'Z przykładowymi wartościami, tak jak zobaczą to czytelnicy',
  publish:
    '{count, plural, one {Opublikuj # szkic} few {Opublikuj # szkice} many {Opublikuj # szkiców} other {Opublikuj # szkicu}}',
  publishTitle:
    '{count, plural, one {Opublikować # tekst w języku: {language}?} few {Opublikować # teksty w języku: {language}?} many {Opublikować # tekstów w języku: {language}?} other {Opublikować # tekstu w języku: {language}?}}',
  publishBody: 'Od tej chwili wszyscy czytający w języku: {language} zobaczą nowe teksty.',
  publishDone: 'Teksty zostały opublikowane.',
  history: 'Publikacje',
  historyEmpty: 'W tym języku jeszcze nic nie opublikowano.',
  publication: 'Publikacja {number, number}',
  changedTexts:
    '{count, plural, one {Zmieniono # tekst} few {Zmieniono # teksty} many {Zmieniono # tekstów} other {Zmieniono # tekstu}}',
  inForce: 'Obowiązuje',
  broughtBack: 'Przywraca publikację {number, number}',
  bringBack: 'Przywróć',
  bringBackTitle: 'Przywrócić publikację {number, number}?',
  bringBackBody:
    'Czytelnicy od razu znów zobaczą jej teksty. Szkice innych komunikatów pozostaną bez zmian.',
  bringBackDone: 'Publikacja {number, number} znów obowiązuje.',
} as const satisfies TextsOf<typeof en>;
