import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'To zadanie nie jest jeszcze otwarte.',
  closed: 'Termin minął: nie można już niczego oddać.',
  graded: 'Ta praca została oceniona: nie można już niczego zmienić.',
  handedIn: 'Ta praca została oddana. Przed zmianą należy ją wycofać.',
  nothing: 'Przed oddaniem proszę coś napisać lub dodać plik.',
  lateReason: 'Proszę podać powód spóźnienia.',
  filesOnly: 'W tym zadaniu przyjmowane są tylko pliki, bez tekstu.',
  textOnly: 'W tym zadaniu przyjmowany jest tylko tekst, bez plików.',
  tooManyFiles:
    'Jest miejsce na {max, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}.',
  ownWork: 'Nikt nie ocenia własnej pracy.',
  score: 'Proszę podać wynik od 0 do 100.',
  completion: 'Proszę wybrać: zaliczone w całości lub niepełne.',
  kindStays: 'Oddano już prace, więc rodzaj pozostaje bez zmian.',
  untilPassed: 'Proszę wybrać moment, który jeszcze nie minął.',
  dueBeforeOpening: 'Termin musi być późniejszy niż otwarcie.',
  tooManyComments:
    'Jest miejsce na {max, number} zapisanych komentarzy. Proszę usunąć ten, który nie jest już potrzebny.',
} as const satisfies TextsOf<typeof en>;
