import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Niczego jeszcze nie oddano.',
  keys: 'Klawisze J i K lub strzałki prowadzą do następnej i poprzedniej pracy.',
  walk: 'Od pracy do pracy',
  backToList: 'Powrót do listy',
  choose: 'Prosimy wybrać pracę.',
  empty: 'Nie oddano ani tekstu, ani pliku.',
  own: 'To własna praca osoby oceniającej. Oceni ją ktoś inny.',
  guidance: 'Na co zwrócić uwagę',
  grade: 'Ocena',
  score: 'Procent (od 0 do 100)',
  scoreRange: 'Proszę podać liczbę całkowitą od 0 do 100.',
  completion: 'Zaliczenie',
  richFeedback:
    'Ta informacja ma formatowanie i pozostaje bez zmian. Można ją zmienić w administracji.',
  comments: 'Wstaw zapisany komentarz',
  keepComment: 'Zapisz tekst jako komentarz',
  commentKept: 'Komentarz został zapisany.',
  removeComment: 'Usuń z zapisanych komentarzy',
  commentRemoved: 'Komentarz został usunięty.',
  save: 'Zapisz ocenę',
  saveNext: 'Zapisz i przejdź dalej',
  saved: 'Ocena została zapisana. Student otrzyma powiadomienie.',
  undo: 'Wycofaj ocenę',
  undone: 'Ocena została wycofana.',
  dropFiles: 'Prosimy upuścić tutaj pliki dla studenta.',
  student: 'Student',
  reopen: 'Otwórz dla jednej osoby',
  reopenText:
    'Student może do tego czasu oddać pracę, niezależnie od terminu i oceny, i zostanie powiadomiony. Czas według zegara kampusu ({zone}).',
  reopenUntil: 'Otwarte do',
  reopened: 'Student może do tego czasu oddać pracę i został powiadomiony.',
  graded: 'ocenione',
  nothingOfOne: 'nic nie oddano',
  openUntil: 'otwarte do {date}',
} as const satisfies TextsOf<typeof en>;
