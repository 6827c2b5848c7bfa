import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: 'Categoria',
  plural: 'Categorie',
  'fields.q': 'Cerca nei nomi e nelle descrizioni',
  'fields.name': 'Nome',
  'fields.kind': 'Per',
  'fields.position': 'Ordine',
  'fields.color': 'Colore',
  'fields.description': 'Descrizione',
  'fields.usedBy': 'Usata da',
  'fields.createdAt': 'Creato',
  'fields.updatedAt': 'Ultima modifica',
  kindCourse: 'Corsi',
  kindDocument: 'Documenti',
  kindNews: 'Notizie',
  positionHint: 'Il numero più basso viene per primo.',
  colorInvalid: 'Scelga un colore o lo scriva come #7a1226.',
  sectionCategory: 'Dati della categoria',
  sectionCourses: 'Corsi di questa categoria',
  unused: 'Ancora nulla',
  usedByCourses: '{count, plural, one {# corso} many {# di corsi} other {# corsi}}',
} as const satisfies TextsOf<typeof en>;
