import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Uw examen wordt beoordeeld',
  markingText: 'Iemand leest uw geschreven antwoorden. U krijgt bericht als het resultaat er is.',
  timeUpText: 'De tijd was om. Wat u had beantwoord, is ingeleverd.',
  closedText:
    'De pagina is gesloten en niet op tijd weer geopend; deze poging telt daarom als mislukt.',
  lostText:
    'De verbinding viel weg en kwam niet op tijd terug; deze poging telt daarom als mislukt.',
  loggedOutText:
    'U bent uitgelogd voordat het examen was ingeleverd; deze poging telt daarom als mislukt.',
  staffText: 'Uw docent heeft deze poging beëindigd.',
  practiceText: 'Dit was een oefening. De score telt niet.',
  heldBackTitle: 'Uw oefening is klaar',
  heldBackText:
    'Het examen stelt dezelfde vragen. Wat juist was, wordt getoond zodra u het hebt gehaald of geen pogingen meer over hebt.',
  howScore: 'Hoe de score tot stand kwam',
  evidence: 'Wat is genoteerd',
  eventStarted: 'Poging begonnen',
  eventCameBack: 'Pagina weer geopend',
  eventHidden: 'Naar een ander venster gegaan',
  eventLeft: 'Pagina verlaten',
  eventClosed: 'Pagina gesloten',
  eventLost: 'Verbinding weggevallen',
  eventLoggedOut: 'Uitgelogd',
  eventWarned: 'Gewaarschuwd voor het verlaten',
  eventExtended: 'Meer tijd gekregen',
  eventMessage: 'Bericht van de docent',
  eventHandedIn: 'Ingeleverd',
  eventTimeUp: 'Tijd was om',
  eventFailed: 'Als mislukt geteld',
  eventRestored: 'Poging hersteld',
  eventEnded: 'Beëindigd door de docent',
  eventServerAway: 'De server was niet beschikbaar; die tijd telt niet mee',
  eventClockCorrected: 'De klok van de server is gelijkgezet; de resterende tijd blijft gelijk',
  partly: 'Gedeeltelijk goed',
  notGraded: 'Nog niet beoordeeld',
  comment: 'Opmerking',
  notShown: 'De juiste antwoorden van dit examen worden op dit moment niet getoond.',
} as const satisfies TextsOf<typeof en>;
