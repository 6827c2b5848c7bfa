import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Condizioni d’uso',
  updated: 'Ultima modifica: {date}',
  intro:
    'Queste condizioni valgono per tutti coloro che usano {organisation}: studenti, ex studenti, docenti e personale. Accettandole si impegna a rispettarle.',
  accountTitle: 'Il Suo account',
  accountBody:
    'Il Suo account è personale. Tenga segreta la password, fornisca dati corretti su di sé e li tenga aggiornati. Avvisi subito la segreteria se ritiene che qualcun altro usi il Suo account.',
  studyTitle: 'Studio ed esami',
  studyBody:
    'Svolga da sé il Suo lavoro. Non diffonda domande o risposte degli esami e non lasci che altri sostengano un esame al Suo posto. Lasciare un esame prima della fine conta come un tentativo fallito. Valgono anche qui le regole del Suo campus su presenze, scadenze e voti.',
  contentTitle: 'Materiale dei corsi',
  contentBody:
    'Lezioni, video, documenti ed esami appartengono all’istituto o ai loro autori. Può usarli per i Suoi studi. Non può pubblicarli, venderli o condividerli senza un permesso scritto.',
  conductTitle: 'Rapporti con gli altri',
  conductBody:
    'Tratti gli altri con rispetto. Non invii insulti, pubblicità o file dannosi e non cerchi di raggiungere dati che non Le sono destinati. I messaggi agli ex studenti non possono servire a raccogliere fondi o a fare pubblicità.',
  paymentsTitle: 'Quote e pagamenti',
  paymentsBody:
    'Le quote sono dovute come indicato nella fattura. Se accetta un piano di pagamento, gli importi vengono addebitati automaticamente nei giorni concordati, finché la fattura non è pagata o il piano non termina.',
  availabilityTitle: 'Disponibilità',
  availabilityBody:
    'Facciamo il possibile perché il sito funzioni sempre, ma non possiamo prometterlo. La manutenzione e i guasti possono interromperlo. Se un guasto Le impedisce di rispettare una scadenza, ne parli con il Suo docente.',
  endingTitle: 'Fine dell’uso',
  endingBody:
    'Il Suo accesso termina quando lascia l’istituto, salvo che faccia parte degli ex studenti riconosciuti. Possiamo chiudere un account che viola queste condizioni. I Suoi voti e certificati sono conservati anche in quel caso.',
  changesTitle: 'Modifiche a queste condizioni',
  changesBody:
    'Se modifichiamo queste condizioni in modo importante, Le chiederemo di accettarle di nuovo prima di continuare a usare il sito.',
  contactTitle: 'Domande',
  contactBody: 'La segreteria del Suo campus risponde a ogni domanda su queste condizioni.',
} as const satisfies TextsOf<typeof en>;
