import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Szöveg',
  plural: 'Fordítások',
  'fields.q': 'Keresés az azonosítókban és szövegekben',
  'fields.id': 'Üzenet',
  'fields.readLocale': 'Olvasás nyelve',
  'fields.writeLocale': 'Írás nyelve',
  'fields.area': 'Terület',
  'fields.status': 'Állapot',
  'fields.missing': 'Azonos az angollal',
  'fields.english': 'Angol',
  'fields.read': 'Olvasott szöveg',
  'fields.bundled': 'Beépített szöveg',
  'fields.text': 'Saját szöveg',
  'fields.publishedText': 'Érvényben',
  'fields.updatedAt': 'Utolsó módosítás',
  'fields.updatedByName': 'Módosította',
  statusBundled: 'Beépített szöveg',
  statusDraft: 'Piszkozat',
  statusPublished: 'Saját szöveg',
  textHint:
    'A kapcsos zárójelben álló értékeket, például {example}, hagyja változatlanul. Az üres mező visszahozza a beépített szöveget.',
  preview: 'Előnézet',
  previewHint: 'Példaértékekkel, ahogy az olvasók látni fogják',
  publish: '{count, plural, one {# piszkozat közzététele} other {# piszkozat közzététele}}',
  publishTitle:
    '{count, plural, one {Közzétesz # szöveget ezen a nyelven: {language}?} other {Közzétesz # szöveget ezen a nyelven: {language}?}}',
  publishBody: 'Ettől kezdve mindenki az új szövegeket látja ezen a nyelven: {language}.',
  publishDone: 'A szövegek közzé vannak téve.',
  history: 'Közzétételek',
  historyEmpty: 'Ezen a nyelven még semmit sem tettek közzé.',
  publication: '{number, number}. közzététel',
  changedTexts: '{count, plural, one {# szöveg változott} other {# szöveg változott}}',
  inForce: 'Érvényben',
  broughtBack: 'A(z) {number, number}. közzétételt hozza vissza',
  bringBack: 'Visszahozás',
  bringBackTitle: 'Visszahozza a(z) {number, number}. közzétételt?',
  bringBackBody:
    'Az olvasók azonnal újra azokat a szövegeket látják. A többi üzenet piszkozata változatlan marad.',
  bringBackDone: 'A(z) {number, number}. közzététel ismét érvényben van.',
} as const satisfies TextsOf<typeof en>;
