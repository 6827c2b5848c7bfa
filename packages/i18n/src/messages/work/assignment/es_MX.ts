import type { TextsOf } from '../../../message-types.ts';
import type { workAssignment as en } from './en.ts';

export const workAssignment = {
  task: 'Su tarea',
  taskFiles: 'Archivos de la tarea',
  graded: 'Se califica con',
  perCent: '0 a 100 por ciento',
  completion: 'completa o incompleta',
  deadline: 'Fecha límite',
  submissions: 'Entregas',
  areOpen: 'Abiertas',
  areClosed: 'Cerradas',
  open: 'Puede entregar su trabajo en cualquier momento.',
  openUntil: 'Puede entregar su trabajo hasta el {date}.',
  reopened: 'La entrega se reabrió para usted hasta el {date}.',
  notYet: 'Las entregas se abren el {date}.',
  closed: 'La fecha límite fue el {date}. Ya no se puede entregar nada; hable con su docente.',
  closedGraded: 'Su trabajo ya fue calificado, por lo que no se puede entregar nada más.',
  handedIn: 'Ya entregó su trabajo. Está en espera de calificación.',
  handedInOpen: 'Ya entregó su trabajo. Hasta el {date} puede retirarlo y cambiarlo.',
  yourWork: 'Su trabajo',
  takenBack: 'Retiró su trabajo. Entréguelo de nuevo; de lo contrario, no contará.',
  text: 'Su texto',
  files: 'Archivos de su trabajo',
  dropFiles: 'Suelte aquí los archivos de su trabajo.',
  fileLimit: '{count, number} de {limit, number} como máximo',
  removeFile: 'Quitar {name}',
  lateReason: '¿Por qué entrega con retraso?',
  lateReasonHint: 'Lo leerá quien califique su trabajo.',
  submit: 'Entregar el trabajo',
  nothingYet: 'Primero escriba un texto o agregue un archivo.',
  draftSaved: 'Borrador guardado',
  keptHere: 'Su texto se conserva en este dispositivo y se enviará en cuanto vuelva la conexión.',
  elsewhere:
    'Otra ventana guardó un borrador más reciente. Lo que escribió aquí no está guardado: copie lo que necesite y vuelva a cargar la página.',
  submitTitle: '¿Entregar el trabajo?',
  submitFiles:
    '{count, plural, =0 {Se entregará su texto.} one {Se entregará su texto y # archivo.} many {Se entregarán su texto y # archivos.} other {Se entregarán su texto y # archivos.}}',
  submitText:
    'Hasta la fecha límite puede retirar su trabajo; después ya no se puede cambiar nada.',
  receipt: 'Comprobante',
  handedInAt: 'Entregado',
  code: 'Código del comprobante',
  hash: 'Suma de verificación',
  mailed: 'Se le envió una copia de este comprobante por correo electrónico.',
  times:
    '{count, plural, one {Ha entregado # vez.} many {Ha entregado # veces.} other {Ha entregado # veces.}}',
  withdraw: 'Retirar',
  withdrawTitle: '¿Retirar su trabajo?',
  withdrawText:
    'Volverá a ser un borrador y contará solo si lo entrega de nuevo antes de la fecha límite.',
  withdrawGraded:
    'Volverá a ser un borrador y perderá su calificación hasta que lo entregue de nuevo y se califique otra vez.',
  feedback: 'Comentarios del docente',
  feedbackFiles: 'Archivos devueltos',
  gradedBy: 'Calificado por {name} el {date}',
  notInPerson: 'Usted está viendo la cuenta de esta persona. Solo ella puede hacerlo.',
} as const satisfies TextsOf<typeof en>;
