import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Aún no se ha entregado nada.',
  keys: 'Las teclas J y K, o las flechas, llevan a la entrega siguiente y a la anterior.',
  walk: 'De entrega en entrega',
  backToList: 'Volver a la lista',
  choose: 'Elija una entrega.',
  empty: 'No se entregó ni texto ni archivo.',
  own: 'Este es su propio trabajo. Lo califica otra persona.',
  guidance: 'Qué buscar',
  grade: 'Calificación',
  score: 'Porcentaje (0 a 100)',
  scoreRange: 'Escriba un número entero del 0 al 100.',
  completion: 'Cumplimiento',
  richFeedback:
    'Estos comentarios tienen formato y se conservan tal cual. Se pueden cambiar en la administración.',
  comments: 'Agregar un comentario guardado',
  keepComment: 'Guardar el texto como comentario',
  commentKept: 'El comentario se guardó.',
  removeComment: 'Quitar de los comentarios guardados',
  commentRemoved: 'El comentario se quitó.',
  save: 'Guardar la calificación',
  saveNext: 'Guardar y continuar',
  saved: 'La calificación se guardó. Se avisa al estudiante.',
  undo: 'Retirar la calificación',
  undone: 'Se retiró la calificación.',
  dropFiles: 'Suelte aquí los archivos para el estudiante.',
  student: 'Estudiante',
  reopen: 'Abrir para un estudiante',
  reopenText:
    'El estudiante puede entregar hasta entonces, sin importar la fecha límite ni la calificación, y se le avisa. La hora es la del campus ({zone}).',
  reopenUntil: 'Abierto hasta',
  reopened: 'El estudiante puede entregar hasta entonces y ya se le avisó.',
  graded: 'calificado',
  nothingOfOne: 'nada entregado',
  openUntil: 'abierto hasta el {date}',
} as const satisfies TextsOf<typeof en>;
