import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Nachteilsausgleich',
  plural: 'Nachteilsausgleiche',
  'fields.q': 'Nach Namen suchen',
  'fields.userId': 'Student/in',
  'fields.person': 'Student/in',
  'fields.regions': 'Regionen',
  'fields.regionId': 'Region',
  'fields.active': 'Gilt heute',
  'fields.timeFactorPercent': 'Zeit in Prozent',
  'fields.extraAttempts': 'Weitere Versuche',
  'fields.noLeaveRule': 'Verlassen der Seite bleibt ohne Folgen',
  'fields.graceSeconds': 'Karenz in Sekunden',
  'fields.breakMinutes': 'Pausen in Minuten',
  'fields.largerType': 'Größere Schrift',
  'fields.readAloud': 'Fragen werden vorgelesen',
  'fields.validUntil': 'Gültig bis',
  'fields.reason': 'Grund',
  'fields.createdAt': 'Angelegt am',
  'fields.updatedAt': 'Geändert am',
  timeHint: '100 ist die Zeit aller, 300 das Dreifache.',
  graceHint: 'Wie lange man fort sein darf. Leer: wie bei der Prüfung; bis 900.',
  breakHint: 'Kommen zur Zeit hinzu.',
  validHint: 'Der letzte Tag. Leer: auf Dauer.',
  reasonHint:
    'Das lesen nur die Verwaltung der Region und der Hochschule. Es steht in keiner Liste, keinem Protokoll und keinem Export; die Person selbst erfährt es hier nicht.',
  stateActive: 'Gilt',
  stateOver: 'Abgelaufen',
  sectionConditions: 'In Prüfungen',
} as const satisfies TextsOf<typeof en>;
