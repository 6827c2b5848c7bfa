import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Errore: parametro di stato non valido',
  noCode: 'Errore: nessun codice di autorizzazione ricevuto',
  notOffered: 'Questo non è offerto qui.',
  providerRefused: 'L’altro fornitore non lo ha accettato. La preghiamo di ricominciare.',
  providerUnreachable:
    'L’altro fornitore non è raggiungibile. La preghiamo di riprovare più tardi.',
  workAccountUnknown:
    'Qui non esiste alcun account per l’indirizzo verificato di questo account di lavoro.',
  secondFactorNeeded: 'Inserisca il codice della Sua app di autenticazione.',
  secondFactorRequired: 'Il Suo college Le chiede di configurare prima un’app di autenticazione.',
  wrongCode: 'Questo codice non è corretto o è già stato usato.',
  flowOver: 'È passato troppo tempo. La preghiamo di accedere di nuovo.',
  factorOn: 'Un’app di autenticazione è già configurata.',
  factorOff: 'Questa persona non ha un’app di autenticazione.',
  passkeyRefused: 'Questa passkey non è stata accettata. La preghiamo di riprovare.',
  manyPasskeys: 'Non è possibile avere altre passkey. Ne rimuova prima una.',
  inPerson: 'Sta visualizzando l’account di questa persona. Solo lei può farlo.',
  personName:
    'Inserisca un nome: al massimo 60 lettere, con spazi, apostrofi, trattini e punti dopo le abbreviazioni. Non può contenere numeri né indirizzi web o e-mail.',
  tooManyMails:
    'Sono state inviate troppe e-mail. Riprovi tra {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}.',
  lookingOnly:
    'Sta solo visualizzando l’account di questa persona. Per modificare qualcosa per lei, indichi prima il motivo.',
  commonPassword:
    'Questa è una delle password più comuni, le prime che prova chi cerca di indovinare. Ne scelga un’altra.',
  tooManyLive:
    'Troppe pagine di questo sito sono aperte contemporaneamente. La preghiamo di chiuderne alcune.',
} as const satisfies TextsOf<typeof en>;
