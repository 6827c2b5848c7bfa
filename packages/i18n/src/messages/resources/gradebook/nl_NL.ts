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
  stateNOT_REQUIRED: 'Niet vereist (later gekomen)',
  statePENDING: 'Komt nog',
  stateMARKING: 'Wacht op beoordeling',
  explain: 'Hoe dit tot stand kwam: {name}',
  choose: 'Kies een groep en een van haar cursussen.',
  noCourses: 'Deze groep heeft geen gepubliceerde cursus.',
  nobody: 'Niemand gevonden.',
  csv: 'Als CSV downloaden',
  print: 'Afdrukken',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Score in procenten',
  'fields.reason': 'Reden',
  correct: 'Cijfer corrigeren',
  correctBody:
    'Het werk van {name} blijft zoals het is; het gecorrigeerde cijfer telt in plaats daarvan tot het wordt ingetrokken. {name} krijgt bericht en leest de reden.',
  corrected: 'Het cijfer van {name} is gecorrigeerd',
  withdraw: 'Correctie intrekken',
  withdrawBody:
    'Het cijfer dat uit het werk van {name} volgt, telt weer. {name} krijgt bericht en leest de reden.',
  withdrawn: 'De correctie voor {name} is ingetrokken',
} as const satisfies TextsOf<typeof en>;
