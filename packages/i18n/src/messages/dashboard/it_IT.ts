import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Buongiorno, {name}',
  goodAfternoon: 'Buon pomeriggio, {name}',
  goodEvening: 'Buonasera, {name}',
  archivedGroup: '{name} (archiviato)',
  continueTitle: 'Riprenda da dove ha lasciato',
  startTitle: 'Inizi dalla prima lezione',
  coursesTitle: 'I miei corsi',
  allCourses: 'Tutti i corsi',
  resultsTitle: 'Risultati recenti degli esami',
  noResults: 'I Suoi risultati appariranno qui dopo il primo esame.',
  pendingTitle: 'Esami da sostenere',
  noPendingExams: 'Non ha esami da sostenere',
  notificationsTitle: 'Notifiche non lette',
  allNotifications: 'Tutte le notifiche',
  noNotifications: 'Non ci sono notifiche da leggere.',
  noGroups: 'Nessun gruppo trovato',
  noGroupsText:
    'Lei non fa ancora parte di un gruppo. La segreteria del Suo campus La inserirà in uno.',
  noGroupsStaffText:
    'Lei non fa parte di alcun gruppo. Si aggiunga a un gruppo nell’amministrazione per vederne qui i corsi.',
  alumniTitle: 'Per i nostri ex studenti',
  alumniText:
    'La biblioteca dei corsi, le notizie e il registro dei ministeri si trovano nel portale degli ex studenti.',
  openAlumni: 'Apri il portale degli ex studenti',
  dueNextTitle: 'Prossima scadenza',
  pendingAssignmentsTitle: 'Compiti da consegnare',
  noPendingAssignments: 'Non ha compiti da consegnare',
  due: 'Scadenza:',
  atCampus: '({time} presso il Suo campus)',
  timeLeft: 'Tempo rimasto: {time}',
} as const satisfies TextsOf<typeof en>;
