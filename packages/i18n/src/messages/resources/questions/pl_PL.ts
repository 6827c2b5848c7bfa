import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Pytanie',
  plural: 'Bank pytań',
  'fields.q': 'Szukaj w pytaniach',
  'fields.title': 'Pytanie',
  'fields.kind': 'Rodzaj',
  'fields.courseId': 'Kurs',
  'fields.poolId': 'Pula pytań',
  'fields.archived': 'Zarchiwizowane',
  'fields.missingLocale': 'Brakuje w języku',
  'fields.languages': 'Języki',
  'fields.texts': 'Treść',
  'fields.parts': 'Odpowiedzi',
  'fields.key': 'Prawidłowa odpowiedź',
  'fields.maxWords': 'Najwięcej słów',
  'fields.unit': 'Jednostka',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  sectionRecord: 'Przypisanie',
  archivedHint: 'Zarchiwizowane pytania nie są proponowane do nowych egzaminów.',
  chooseCourse: 'Najpierw proszę wybrać kurs.',
  archive: 'Archiwizuj',
  unarchive: 'Przywróć z archiwum',
  bulkDone:
    '{count, plural, one {Zmieniono # pytanie} few {Zmieniono # pytania} many {Zmieniono # pytań} other {Zmieniono # pytania}}',
  bulkFailed:
    '{count, plural, one {Nie udało się zmienić # pytania} few {Nie udało się zmienić # pytań} many {Nie udało się zmienić # pytań} other {Nie udało się zmienić # pytania}}',
  versions: 'Wersje',
  versionNumber: 'Wersja {number}',
  changedFields: 'Zmieniono: {fields}',
  exportFile: 'Eksportuj do innych systemów',
  importFile: 'Importuj pytania',
  exported:
    '{count, plural, one {W pliku jest # pytanie} few {W pliku są # pytania} many {W pliku jest # pytań} other {W pliku jest # pytania}}',
  exportHint: 'Wszystkie pytania z listy po obecnym filtrowaniu, w najnowszej wersji.',
  format: 'Format',
  formatCsv: 'Tabela (CSV)',
  lossTitle: 'Co nie zostanie przeniesione',
  noLoss: 'Wszystko zostanie przeniesione',
  drop: 'Proszę upuścić tutaj plik',
  chooseFile: 'Wybierz plik',
  paste: 'Lub proszę wkleić treść pliku',
  look: 'Zobacz pytania',
  nothingYet: 'Do czasu potwierdzenia nic nie zostanie zapisane.',
  refused: 'Nie można przyjąć: {reason}',
  takeIn:
    '{count, plural, one {Importuj # pytanie} few {Importuj # pytania} many {Importuj # pytań} other {Importuj # pytania}}',
  imported:
    '{count, plural, one {W banku jest teraz # nowe pytanie} few {W banku są teraz # nowe pytania} many {W banku jest teraz # nowych pytań} other {W banku jest teraz # nowego pytania}}',
  undoImport: 'Cofnij import',
  undone:
    '{count, plural, one {Usunięto # zaimportowane pytanie} few {Usunięto # zaimportowane pytania} many {Usunięto # zaimportowanych pytań} other {Usunięto # zaimportowanego pytania}}',
  another: 'Importuj kolejny plik',
  'fields.exams': 'Zadawane w',
  notAsked: 'Żaden egzamin nie zadaje tego pytania.',
} as const satisfies TextsOf<typeof en>;
