import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Misura per gli esami',
  plural: 'Misure per gli esami',
  'fields.q': 'Cerca per nome',
  'fields.userId': 'Studente',
  'fields.person': 'Studente',
  'fields.regions': 'Regioni',
  'fields.regionId': 'Regione',
  'fields.active': 'Vale oggi',
  'fields.timeFactorPercent': 'Tempo in percentuale',
  'fields.extraAttempts': 'Tentativi in più',
  'fields.noLeaveRule': 'Lasciare la pagina non ha conseguenze',
  'fields.graceSeconds': 'Tolleranza in secondi',
  'fields.breakMinutes': 'Pause in minuti',
  'fields.largerType': 'Caratteri più grandi',
  'fields.readAloud': 'Domande lette ad alta voce',
  'fields.validUntil': 'Valida fino al',
  'fields.reason': 'Motivo',
  'fields.createdAt': 'Creata il',
  'fields.updatedAt': 'Modificata il',
  timeHint: '100 è il tempo di tutti, 300 il triplo.',
  graceHint: 'Quanto si può restare assenti. Vuoto: come l’esame; fino a 900.',
  breakHint: 'Si aggiungono al tempo limite.',
  validHint: 'L’ultimo giorno. Vuoto: per sempre.',
  reasonHint:
    'Lo leggono solo gli amministratori della regione dello studente e del collegio. Non compare in elenchi, registri o esportazioni e non viene comunicato allo studente.',
  stateActive: 'In vigore',
  stateOver: 'Scaduta',
  sectionConditions: 'Negli esami',
} as const satisfies TextsOf<typeof en>;
