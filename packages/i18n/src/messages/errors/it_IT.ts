import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Acceda per continuare.',
  forbidden: 'Non ha accesso a questa risorsa.',
  notFound: 'Questo elemento non esiste oppure Lei non vi ha accesso.',
  conflict:
    'Un’altra persona ha modificato questo elemento mentre Lei ci stava lavorando. Lo ricarichi e ripeta la modifica.',
  invalidValue: 'Questo valore non è valido.',
  invalid: 'Alcuni valori non sono validi. Controlli i campi evidenziati.',
  limit: 'Troppi tentativi. Attenda un momento e riprovi.',
  internal:
    'Si è verificato un errore da parte nostra. Se si ripete, ci comunichi questo numero: {id}',
  network: 'Il server non è raggiungibile. Verifichi la connessione.',
  badStatus: 'Risposta non riuscita: ricevuto il codice di stato {code}',
  loginFailed: 'L’indirizzo e-mail o la password non è corretta.',
  offlineApp: 'Per accedere usi l’app offline',
  tokenInvalid: 'Questo link non è più valido. Ne richieda uno nuovo.',
  accountExists: 'Lei ha già un account',
  tooManyTries:
    'Troppi tentativi. Riprovi tra {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}.',
  wrongPassword: 'Questa non è la Sua password attuale.',
  groupClosed: 'Questo gruppo al momento non accetta nuovi studenti.',
  fieldRequired: 'Questo campo è obbligatorio.',
  tooShort:
    '{min, plural, one {Inserisca almeno # carattere.} many {Inserisca almeno # di caratteri.} other {Inserisca almeno # caratteri.}}',
  tooLong:
    '{max, plural, one {Inserisca al massimo # carattere.} many {Inserisca al massimo # di caratteri.} other {Inserisca al massimo # caratteri.}}',
  tooSmall: 'Inserisca {min, number} o più.',
  tooLarge: 'Inserisca {max, number} o meno.',
  tooFewEntries:
    '{min, plural, one {È necessario almeno # elemento.} many {Sono necessari almeno # di elementi.} other {Sono necessari almeno # elementi.}}',
  tooManyEntries:
    '{max, plural, one {È consentito al massimo # elemento.} many {Sono consentiti al massimo # di elementi.} other {Sono consentiti al massimo # elementi.}}',
  tooMuchSent:
    'Ciò che sta inviando è troppo grande (al massimo {size, number} MB). Ne invii meno alla volta.',
  invalidEmail: 'Inserisca un indirizzo e-mail valido.',
  invalidNumber: 'Inserisca un numero.',
  invalidDate: 'Inserisca una data valida.',
  mustBeUnique: 'Questo valore è già in uso. Deve essere unico.',
  inUse: 'Questo elemento è in uso e non può essere eliminato.',
  examNoAttemptsLeft:
    'Non può sostenere questo esame perché ha superato il numero di tentativi consentiti',
  examSeeInstructor: 'Si rivolga al Suo docente per discutere le altre possibilità',
  examLeaveWarning:
    'Attenzione: NON SUPERERÀ questo tentativo se lascia questa pagina. Vuole davvero uscire?',
  examOfflineOnly: 'Solo i gruppi dell’app offline possono sostenere esami nell’app',
  examAttemptOver: 'Questo tentativo è terminato. Le risposte non possono più essere modificate.',
  examNotOpen: 'Al momento questo esame non è aperto per Lei.',
} as const satisfies TextsOf<typeof en>;
