import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: 'Notas',
  addAt: 'Agregar una nota en {time}',
  text: 'Nota',
  editAt: 'Editar la nota en {time}',
  removeAt: 'Quitar la nota en {time}',
  removed: 'La nota se ha quitado.',
  undo: 'Deshacer',
  empty: 'Todavía no hay notas de esta lección. La tecla N agrega una en el punto actual.',
  print: 'Imprimir las notas',
  visibleTo: 'Visible para',
  onlyMe: 'Solo yo',
  pinnedBy: 'De {name} para el grupo',
  printTitle: 'Notas: {title}',
  none: 'Todavía no hay notas de este curso.',
  pdf: 'Descargar como PDF',
  pdfFailed: 'No se pudo crear el PDF. Inténtelo de nuevo.',
  closed: 'Las notas son privadas. Quien mira desde la cuenta de otra persona no las ve.',
  page: 'Página {page, number} de {pages, number}',
} as const satisfies TextsOf<typeof en>;
