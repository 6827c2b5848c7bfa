import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Przed opublikowaniem formularza proszę dodać co najmniej jedno pytanie.',
  choicesNeeded: 'Proszę podać co najmniej dwie różne możliwości.',
  formInUse:
    'Ten formularz został już wypełniony, więc nie można go usunąć. Zamiast tego proszę cofnąć publikację.',
  formChanged:
    'Formularz zmienił się podczas wypełniania. Proszę sprawdzić odpowiedzi i wysłać je ponownie.',
  tooManyWaiting: 'Zbyt wiele wniosków nadal czeka. Proszę poczekać, aż biuro się nimi zajmie.',
} as const satisfies TextsOf<typeof en>;
