import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Notes',
  addAt: 'Ajouter une note à {time}',
  text: 'Votre note',
  editAt: 'Modifier la note à {time}',
  removeAt: 'Supprimer la note à {time}',
  removed: 'La note a été supprimée.',
  undo: 'Annuler',
  empty:
    'Il n’y a pas encore de notes pour cette leçon. La touche N en ajoute une à l’endroit actuel.',
  print: 'Imprimer les notes',
  visibleTo: 'Visible par',
  onlyMe: 'Moi uniquement',
  pinnedBy: 'De {name} pour le groupe',
  printTitle: 'Notes : {title}',
  none: 'Il n’y a pas encore de notes pour ce cours.',
  pdf: 'Télécharger en PDF',
  pdfFailed: 'Le PDF n’a pas pu être créé. Veuillez réessayer.',
  closed: 'Les notes sont privées. Qui consulte le compte d’une autre personne ne les voit pas.',
  page: 'Page {page, number} sur {pages, number}',
} as const satisfies TextsOf<typeof en>;
