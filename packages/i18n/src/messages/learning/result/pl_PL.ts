import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Egzamin jest oceniany',
  markingText: 'Pisemne odpowiedzi czyta człowiek. Gdy wynik będzie gotowy, przyjdzie wiadomość.',
  timeUpText: 'Czas minął. Oddano to, na co udzielono odpowiedzi.',
  closedText:
    'Strona została zamknięta i nie otwarto jej ponownie na czas, dlatego to podejście jest niezaliczone.',
  lostText:
    'Połączenie zostało przerwane i nie wróciło na czas, dlatego to podejście jest niezaliczone.',
  loggedOutText:
    'Wylogowanie nastąpiło przed oddaniem egzaminu, dlatego to podejście jest niezaliczone.',
  staffText: 'Wykładowca zakończył to podejście.',
  practiceText: 'To było ćwiczenie. Wynik się nie liczy.',
  heldBackTitle: 'Ćwiczenie zostało zakończone',
  heldBackText:
    'Egzamin zadaje te same pytania. Co było poprawne, zostanie pokazane po zaliczeniu egzaminu lub gdy nie będzie już podejść.',
  howScore: 'Jak powstał wynik',
  evidence: 'Co odnotowano',
  eventStarted: 'Podejście rozpoczęte',
  eventCameBack: 'Strona ponownie otwarta',
  eventHidden: 'Przejście do innego okna',
  eventLeft: 'Strona opuszczona',
  eventClosed: 'Strona zamknięta',
  eventLost: 'Połączenie przerwane',
  eventLoggedOut: 'Wylogowanie',
  eventWarned: 'Ostrzeżenie przed opuszczeniem',
  eventExtended: 'Przyznano więcej czasu',
  eventMessage: 'Wiadomość od wykładowcy',
  eventHandedIn: 'Oddane',
  eventTimeUp: 'Czas minął',
  eventFailed: 'Uznane za niezaliczone',
  eventRestored: 'Podejście przywrócone',
  eventEnded: 'Zakończone przez wykładowcę',
  eventServerAway: 'Serwer był niedostępny; ten czas się nie liczy',
  eventClockCorrected: 'Zegar serwera został ustawiony; pozostały czas się nie zmienia',
  partly: 'Częściowo dobrze',
  notGraded: 'Jeszcze nie oceniono',
  comment: 'Komentarz',
  notShown: 'Prawidłowe odpowiedzi tego egzaminu nie są na razie pokazywane.',
} as const satisfies TextsOf<typeof en>;
