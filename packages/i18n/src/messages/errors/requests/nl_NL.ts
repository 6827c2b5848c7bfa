import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Voeg minstens één vraag toe voordat u het formulier publiceert.',
  choicesNeeded: 'Voer minstens twee verschillende keuzes in.',
  formInUse:
    'Dit formulier is al ingevuld en kan daarom niet worden verwijderd. Maak de publicatie in plaats daarvan ongedaan.',
  formChanged:
    'Dit formulier is gewijzigd terwijl u het invulde. Controleer wat u hebt geschreven en verstuur het opnieuw.',
  tooManyWaiting:
    'Te veel van uw aanvragen wachten nog. Wacht tot een kantoor ze in behandeling heeft genomen.',
} as const satisfies TextsOf<typeof en>;
