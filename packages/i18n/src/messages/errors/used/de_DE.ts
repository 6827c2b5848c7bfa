import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Diese Regeln können nicht gelöscht werden: {count, plural, one {# Gruppe wird} other {# Gruppen werden}} danach bewertet: {names}',
  region: 'Diese Region kann nicht gelöscht, aber geschlossen werden. Zu ihr gehören noch: {uses}',
  people: '{count, plural, one {# Person} other {# Personen}}',
  groups: '{count, plural, one {# Gruppe} other {# Gruppen}}',
  results: '{count, plural, one {# Prüfungsergebnis} other {# Prüfungsergebnisse}}',
  teacher:
    'Diese Lehrkraft kann nicht gelöscht werden, sie unterrichtet {count, plural, one {# Kurs} other {# Kurse}}: {names}',
  notOfRegion: 'Eine dieser Personen gehört nicht zu dieser Region.',
  reservedZone: 'Diese Zone ist dem System selbst vorbehalten.',
} as const satisfies TextsOf<typeof en>;
