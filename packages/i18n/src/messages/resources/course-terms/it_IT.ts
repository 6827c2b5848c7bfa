import type { TextsOf } from '../../../message-types.ts';
import type { courseTerms as en } from './en.ts';

export const courseTerms = {
  name: 'Periodo',
  plural: 'Periodi',
  'fields.q': 'Cerca per nome',
  'fields.name': 'Nome',
  'fields.year': 'Anno',
  'fields.startsOn': 'Primo giorno',
  'fields.endsOn': 'Ultimo giorno',
  'fields.offeringCount': 'Corsi offerti',
  'fields.createdAt': 'Creato',
  'fields.updatedAt': 'Ultima modifica',
  courses: 'Corsi di questo periodo',
  noCourses: 'In questo periodo non è ancora offerto alcun corso.',
} as const satisfies TextsOf<typeof en>;
