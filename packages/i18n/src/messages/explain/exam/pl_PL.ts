import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Zdobyte punkty',
  percent: 'W procentach, połówki zaokrąglone w górę',
  passMark: 'Próg zaliczenia',
  retake: 'Zaliczenie w kolejnym podejściu liczy się najwyżej jako {cap, number, percent}',
  late: 'Zaliczenie po terminie liczy się najwyżej jako {cap, number, percent}',
  retakeAndLate:
    'Zaliczenie w kolejnym podejściu i po terminie liczy się najwyżej jako {cap, number, percent}',
  left: 'Podejście zakończyło się przed oddaniem i liczy się jako niezaliczone',
  timeUp: 'Czas upłynął: oddano to, co było zapisane',
  corrected: 'Poprawione ręcznie',
  marking: 'Niektóre odpowiedzi są jeszcze oceniane',
  recorded: 'Przepisane z egzaminu na papierze',
  moreTime: 'Pański czas wynosi {factor, number, percent} zwykłego',
  breaks:
    'Do Pańskiego czasu dodano {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} przerw',
  extraAttempts:
    '{count, plural, one {# podejście} few {# podejścia} many {# podejść} other {# podejścia}} więcej niż zwykle',
  mayLeave: 'Opuszczenie strony nie powoduje niezaliczenia podejścia',
  grace:
    'Można być nieobecnym do {seconds, plural, one {# sekundy} few {# sekund} many {# sekund} other {# sekundy}}',
  largerType: 'Pytania są wyświetlane większą czcionką',
  readAloud: 'Pytania można odsłuchać na głos',
} as const satisfies TextsOf<typeof en>;
