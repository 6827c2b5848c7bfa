import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Cijferboek',
  plural: 'Cijferboek',
  'fields.groupId': 'Groep',
  'fields.courseId': 'Cursus',
  search: 'Zoek op naam',
  student: 'Student',
  grade: 'Cijfer',
  letter: 'Lettercijfer',
  weight: 'Gewicht {weight, number}',
  stateMISSING: 'Ontbreekt',
  statePENDING: 'Komt nog',
  stateMARKING: 'Wacht op beoordeling',
  explain: 'Hoe dit tot stand kwam: {name}',
  choose: 'Kies een groep en een van haar cursussen.',
  noCourses: 'Deze groep heeft geen gepubliceerde cursus.',
  nobody: 'Niemand gevonden.',
  csv: 'Als CSV downloaden',
  print: 'Afdrukken',
  step: '{text}: {value, number, percent}',
} as const satisfies TextsOf<typeof en>;
