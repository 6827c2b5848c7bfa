import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Tutela della privacy',
  updated: 'Ultima modifica: {date}',
  intro:
    'Questa informativa spiega quali dati {organisation} conserva su di Lei, a che cosa servono e quali diritti ha.',
  collectTitle: 'Che cosa conserviamo',
  collectBody:
    'Il Suo nome e i Suoi recapiti, il Suo campus e i Suoi gruppi, i Suoi corsi, i risultati degli esami, i compiti e le presenze, le Sue fatture e i pagamenti, e un registro delle azioni importanti nel Suo account. I numeri delle carte sono conservati solo dal fornitore di pagamento.',
  useTitle: 'A che cosa servono',
  useBody:
    'Usiamo questi dati per la didattica, per valutare il Suo lavoro, rilasciare certificati, inviarLe messaggi sui Suoi studi, gestire le quote e mantenere sicuro il sito. Non li vendiamo e non li usiamo per la pubblicità.',
  accessTitle: 'Chi può vederli',
  accessBody:
    'Lei vede i Suoi dati. I docenti e il personale vedono ciò che serve al loro compito nel Suo campus. Gli altri studenti vedono il Suo nome solo dove studiate insieme. I fornitori che gestiscono il sito, inviano la posta o trattano i pagamenti possono usare i dati solo per tale compito.',
  abroadTitle: 'Diversi Paesi',
  abroadBody:
    'L’istituto ha campus in diversi Paesi. I Suoi dati possono essere trattati in un Paese diverso dal Suo, con la protezione qui descritta.',
  keepTitle: 'Per quanto tempo li conserviamo',
  keepBody:
    'I voti e i certificati sono conservati in modo permanente, perché Lei possa dimostrare la Sua formazione anche in seguito. I documenti contabili sono conservati finché lo richiede la legge. Tutto il resto viene eliminato quando non serve più.',
  cookiesTitle: 'Cookie e memoria sul Suo dispositivo',
  cookiesBody:
    'Usiamo un cookie che mantiene attivo l’accesso e uno che ricorda la Sua lingua. Il Suo browser conserva inoltre le impostazioni e le pagine aperte di recente, perché il sito sia veloce. Non ci sono cookie pubblicitari.',
  rightsTitle: 'I Suoi diritti',
  rightsBody:
    'Può chiedere che cosa è conservato su di Lei, far correggere gli errori, ricevere una copia e chiedere l’eliminazione dei dati che non siamo tenuti a conservare. Può anche presentare reclamo all’autorità per la protezione dei dati del Suo Paese.',
  contactTitle: 'Contatti',
  contactBody: 'Per qualsiasi questione sui Suoi dati, scriva alla segreteria del Suo campus.',
} as const satisfies TextsOf<typeof en>;
