import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Aggiunga almeno una domanda prima di pubblicare il modulo.',
  choicesNeeded: 'Inserisca almeno due opzioni, tutte diverse.',
  formInUse:
    'Questo modulo è già stato compilato e non può essere eliminato. Ne interrompa invece la pubblicazione.',
  formChanged:
    'Questo modulo è stato modificato mentre Lei lo compilava. Controlli ciò che ha scritto e lo invii di nuovo.',
  tooManyWaiting:
    'Troppe Sue richieste sono ancora in attesa. Attenda che un ufficio le prenda in carico.',
} as const satisfies TextsOf<typeof en>;
