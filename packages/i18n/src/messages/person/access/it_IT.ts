import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Inserisca l’indirizzo e-mail del Suo account. Le invieremo un link con cui potrà impostare una nuova password.',
  sendLink: 'Invia link',
  checkMailTitle: 'Controlli la Sua posta',
  checkMailBody:
    'Se esiste un account per {email}, un messaggio con un link è in arrivo. Il link funziona una sola volta, entro un’ora.',
  checkMailHint:
    'Dopo qualche minuto non è arrivato nulla? Guardi nella posta indesiderata o lo richieda di nuovo.',
  askAgain: 'Richiedi di nuovo',
  backToLogin: 'Torna all’accesso',
  setPassword: 'Imposta password',
  newPassword: 'Nuova password',
  resetIntro: 'Scelga una nuova password per il Suo account.',
  passwordSet: 'Password impostata, acceda con la nuova password.',
  linkDeadTitle: 'Questo link non funziona più',
  askNewLink: 'Richiedi un nuovo link',
  enrollIntro: 'Le diamo il benvenuto! Scelga una password e il Suo account è pronto.',
  enrollDeadHint:
    'Chieda un nuovo invito al Suo istituto. Se ha già impostato una password, può accedere.',
  recoveredBody: 'La Sua password è stata cambiata. Ora può usarla per accedere.',
  createIntro: 'Si sta iscrivendo a {group}, regione {region}.',
  firstName: 'Nome',
  lastName: 'Cognome',
  createAccount: 'Crea account',
  createUnknown: 'Questo link di iscrizione non è valido. Chieda quello giusto al Suo istituto.',
  createClosed: 'Le iscrizioni a {group} sono chiuse. Chieda al Suo istituto.',
  created:
    'Il Suo account è stato creato, {name}. Abbiamo inviato un messaggio a {email}. Segua il link che contiene per proseguire.',
  haveAccount: 'Ha già un account?',
  verifying: 'Stiamo verificando il Suo indirizzo e-mail…',
  verifiedBody: 'Grazie, il Suo indirizzo e-mail è verificato.',
  verifyDeadHint: 'Può richiedere un nuovo messaggio nel Suo profilo.',
} as const satisfies TextsOf<typeof en>;
