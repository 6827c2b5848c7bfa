import type { TextsOf } from '../../../message-types.ts';
import type { workAssignment as en } from './en.ts';

export const workAssignment = {
  task: 'Treść zadania',
  taskFiles: 'Pliki do zadania',
  graded: 'Sposób oceny',
  perCent: 'od 0 do 100 procent',
  completion: 'zaliczone lub niezaliczone',
  deadline: 'Termin',
  submissions: 'Oddawanie',
  areOpen: 'Otwarte',
  areClosed: 'Zamknięte',
  open: 'Pracę można oddać w dowolnej chwili.',
  openUntil: 'Pracę można oddać do {date}.',
  reopened: 'Oddawanie otwarto dla Pana/Pani ponownie do {date}.',
  notYet: 'Oddawanie zacznie się {date}.',
  closed:
    'Termin minął {date}. Oddanie pracy nie jest już możliwe; prosimy o kontakt z wykładowcą.',
  closedGraded: 'Praca została oceniona, więc nie można już niczego oddać.',
  handedIn: 'Praca została oddana i czeka na ocenę.',
  handedInOpen: 'Praca została oddana. Do {date} można ją wycofać i zmienić.',
  yourWork: 'Praca',
  takenBack: 'Praca została wycofana. Prosimy oddać ją ponownie, inaczej nie będzie się liczyć.',
  text: 'Treść pracy',
  files: 'Pliki pracy',
  dropFiles: 'Prosimy upuścić tutaj pliki pracy.',
  fileLimit: '{count, number} z najwyżej {limit, number}',
  removeFile: 'Usuń {name}',
  lateReason: 'Dlaczego praca jest spóźniona?',
  lateReasonHint: 'Przeczyta to osoba oceniająca pracę.',
  submit: 'Oddaj pracę',
  nothingYet: 'Najpierw prosimy wpisać tekst lub dodać plik.',
  draftSaved: 'Szkic zapisany',
  keptHere: 'Tekst pozostaje na tym urządzeniu i zostanie wysłany po odzyskaniu połączenia.',
  elsewhere:
    'W innym oknie zapisano nowszy szkic. Tekst w tym oknie nie jest zapisany: prosimy skopiować, co potrzebne, i odświeżyć stronę.',
  submitTitle: 'Oddać pracę?',
  submitFiles:
    '{count, plural, =0 {Zostanie oddany tekst.} one {Zostaną oddane tekst i # plik.} few {Zostaną oddane tekst i # pliki.} many {Zostaną oddane tekst i # plików.} other {Zostaną oddane tekst i # pliku.}}',
  submitText: 'Do terminu pracę można wycofać; potem niczego nie da się zmienić.',
  receipt: 'Potwierdzenie',
  handedInAt: 'Oddano',
  code: 'Kod potwierdzenia',
  hash: 'Suma kontrolna',
  mailed: 'Kopię potwierdzenia wysłano pocztą elektroniczną.',
  times:
    '{count, plural, one {Oddano # raz.} few {Oddano # razy.} many {Oddano # razy.} other {Oddano # razy.}}',
  withdraw: 'Wycofaj',
  withdrawTitle: 'Wycofać pracę?',
  withdrawText:
    'Praca znów stanie się szkicem i będzie się liczyć dopiero po ponownym oddaniu przed terminem.',
  withdrawGraded:
    'Praca znów stanie się szkicem i straci ocenę, aż zostanie oddana i oceniona ponownie.',
  feedback: 'Informacja zwrotna',
  feedbackFiles: 'Zwrócone pliki',
  gradedBy: 'Ocena: {name}, {date}',
  notInPerson: 'Przeglądają Państwo konto tej osoby. Może to zrobić tylko ona sama.',
} as const satisfies TextsOf<typeof en>;
