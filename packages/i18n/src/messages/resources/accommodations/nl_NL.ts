import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Examenvoorziening',
  plural: 'Examenvoorzieningen',
  'fields.q': 'Zoeken op naam',
  'fields.userId': 'Student',
  'fields.person': 'Student',
  'fields.regions': 'Regio’s',
  'fields.regionId': 'Regio',
  'fields.active': 'Geldt vandaag',
  'fields.timeFactorPercent': 'Tijd in procenten',
  'fields.extraAttempts': 'Extra pogingen',
  'fields.noLeaveRule': 'De pagina verlaten heeft geen gevolgen',
  'fields.graceSeconds': 'Respijt in seconden',
  'fields.breakMinutes': 'Pauzes in minuten',
  'fields.largerType': 'Grotere letters',
  'fields.readAloud': 'Vragen worden voorgelezen',
  'fields.validUntil': 'Geldig tot en met',
  'fields.reason': 'Reden',
  'fields.createdAt': 'Aangemaakt op',
  'fields.updatedAt': 'Gewijzigd op',
  timeHint: '100 is de tijd van iedereen, 300 driemaal zoveel.',
  graceHint: 'Hoe lang men weg mag zijn. Leeg: zoals bij het examen; tot 900.',
  breakHint: 'Komen bij de tijdslimiet.',
  validHint: 'De laatste dag. Leeg: blijvend.',
  reasonHint:
    'Alleen beheerders van de regio van de student en van de school lezen dit. Het staat in geen lijst, logboek of export en de student krijgt het niet te zien.',
  stateActive: 'Geldig',
  stateOver: 'Verlopen',
  sectionConditions: 'Bij examens',
} as const satisfies TextsOf<typeof en>;
