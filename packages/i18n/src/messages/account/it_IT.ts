import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Le diamo il benvenuto a {organisation}',
  email: 'Indirizzo e-mail',
  password: 'Password',
  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  login: 'Accedi',
  loggingIn: 'Accesso in corso…',
  workAccount: 'Accedi con un account di lavoro',
  passkeyLogin: 'Accedi con una passkey',
  passkeyFailed:
    'Non è stato possibile usare la passkey. Riprovi, oppure acceda con la Sua password.',
  forgotPassword: 'Password dimenticata?',
  logout: 'Esci',
  sessionEnded: 'La Sua sessione è terminata. Acceda di nuovo.',
  personasTitle: 'Persone di esempio',
  personasHint: 'Questo istituto è inventato. Scelga una persona per accedere come tale.',
  personaLogin: 'Accedi come {name}',
  termsTitle: 'Condizioni d’uso',
  termsIntro:
    'Legga le condizioni d’uso. Deve accettarle una sola volta, prima di entrare nel sito.',
  termsAccept: 'Ho letto e accetto le condizioni',
  termsEnter: 'Entra nel sito',
  acceptanceRequired: 'Per entrare nel sito deve accettare le condizioni',
} as const satisfies TextsOf<typeof en>;
