import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Elegir archivos',
  invalidType: 'El tipo de archivo debe ser {types}',
  tooLarge: 'El archivo supera los {size, number} bytes',
  tooSmall: 'El archivo tiene menos de {size, number} bytes',
  tooMany: 'Demasiados archivos',
  title: 'Cargas',
  clearCompleted: 'Quitar las completadas',
  collapse: 'Contraer',
  expand: 'Expandir',
  done: 'Listo',
  failed: 'Error',
  abort: 'Cancelar',
  resume: 'Reanudar',
  clear: 'Quitar',
  failedPart: 'No se pudo cargar la parte {n}',
  damagedPart:
    'La parte {n} se dañó en el camino cada vez que se envió. Reanude para intentarlo de nuevo.',
  canceled: 'El usuario canceló la carga',
  missingInfo: 'Falta el ID o el token de la carga',
  failedChunk: 'No se pudo cargar un fragmento',
  selectSame: 'Seleccione el archivo con el nombre: {name}',
  selectFirst: '¡Seleccione primero un archivo!',
  otherFile:
    'Este archivo no es el mismo cuya carga se inició. Seleccione el mismo archivo: {name}',
  unreadable: 'El archivo ya no se puede leer. Selecciónelo de nuevo.',
  interrupted: 'Interrumpida. Reanude para continuar donde se detuvo.',
  elsewhere: 'Otra ventana ya está cargando este archivo.',
  waiting: 'En espera de la red',
  metered:
    'En pausa para ahorrar datos móviles. La carga continuará por sí sola con otra conexión.',
  goOn: 'Cargar de todos modos',
  checking: 'Revisando el archivo',
  abortTitle: '¿Cancelar la carga?',
  clearTitle: '¿Descartar la carga?',
  discards: 'Se descartará lo que se haya cargado de {name}.',
} as const satisfies TextsOf<typeof en>;
