import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Aquí no se pueden enviar archivos.',
  wrongKind: 'Un archivo de este tipo ({found}) no se puede usar aquí.',
  tooLarge:
    'El archivo es demasiado grande. Aquí se pueden enviar como máximo {megabytes, number} MB.',
  empty: 'El archivo está vacío.',
  otherFile: 'Esta carga se inició con otro archivo. Inicie una nueva, por favor.',
  over: 'Esta carga ha terminado. Inicie una nueva, por favor.',
  lost: 'El archivo se perdió en el camino. Envíelo de nuevo, por favor.',
  quota:
    'Sus cargas sin terminar pueden ocupar {gigabytes, number} GB en total. Termine o cancele primero alguna de ellas.',
  itemFull: 'Aquí se conservan como máximo {max, number} archivos. Quite primero alguno de ellos.',
  incomplete:
    '{count, plural, one {Aún no ha llegado # parte del archivo.} many {Aún no han llegado # de partes del archivo.} other {Aún no han llegado # partes del archivo.}}',
  notPlayable: 'Los navegadores no reproducen este archivo. Contiene {found}.',
  unreadable: 'Este archivo está dañado o no contiene imagen ni sonido.',
  noSubtitles: 'Este archivo no contiene subtítulos en formato WebVTT o SubRip.',
  subtitlesLine: 'La línea {line, number} de los subtítulos no se puede leer.',
  noPicture: 'Este archivo no es una imagen en formato PNG, JPEG, WebP, GIF o AVIF.',
  foreignFile:
    'El texto muestra o enlaza un archivo que no pertenece a este registro. Agregue primero el archivo aquí.',
  tooManyPixels:
    'Esta imagen tiene demasiados píxeles: {millions, number} millones, los de una animación en conjunto. Se permiten como máximo {most, number} millones.',
  damagedPicture: 'Esta imagen está dañada y no se puede leer.',
  infected: 'Se encontró software malicioso en este archivo ({found}). El archivo no se conservó.',
  uncheckable:
    'Este archivo es demasiado grande para revisarlo en busca de software malicioso, por lo que no se puede aceptar.',
} as const satisfies TextsOf<typeof en>;
