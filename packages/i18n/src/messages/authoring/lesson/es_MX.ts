import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Arrastre una lección a su lugar o muévala con los botones y las teclas de flecha.',
  moveUp: 'Subir «{title}»',
  moveDown: 'Bajar «{title}»',
  moved: '«{title}» es ahora el número {position, number} de {total, number}.',
  moveConflict:
    '«{title}» no se movió: mientras tanto, otra persona la modificó. Ahora ve lo que está guardado.',
  selected:
    '{count, plural, one {# lección seleccionada} many {# lecciones seleccionadas} other {# lecciones seleccionadas}}',
  selectAll: 'Seleccionar todas las lecciones',
  outcomes: 'Resultado de las lecciones',
  outcomePublished: 'publicada',
  outcomeUnpublished: 'retirada',
  outcomeUnchanged: 'ya estaba así',
  sectionRules: 'Apertura y reglas',
  releaseHint: 'Se cuenta desde el día en que el curso comienza en un grupo. Vacío: de inmediato.',
  releaseDates: 'Se abre en estos grupos',
  atOnce: 'De inmediato',
  noSkippingHint: 'La primera vez, nadie pasa de lo que ya ha visto.',
  minimumHint:
    'Los exámenes del curso se abren cuando se ha visto esta parte. Vacío: sin condición.',
  media: 'Grabaciones y subtítulos',
  missing: 'Falta',
  withRecording:
    '{done, number} de {total, number} idiomas tienen grabación, {subtitled, number} tienen subtítulos.',
  missingIn: 'Sin grabación: {languages}.',
  otherLanguages: 'Agregar en otro idioma',
  ofTheCourse: 'idioma del curso',
  upload: 'Subir',
  replace: 'Reemplazar',
  soundAlone: 'Solo audio',
  soundAloneSize: 'Solo audio ({size})',
  removeRecording: '¿Quitar la grabación: {language}?',
  removeSubtitles: '¿Quitar los subtítulos: {language}?',
  removeFile: '¿Quitar «{title}»?',
  removedFile: 'Se quitó el archivo.',
  addDownloads: 'Archivos que los estudiantes pueden descargar',
  rename: 'Cambiar el nombre de «{title}»',
  checksHint:
    'En estos tiempos la grabación se detiene, pregunta y sigue tras la respuesta correcta. Se puede intentar cuantas veces se quiera; por eso, no pregunte lo que pregunta un examen.',
  addCheck: 'Añadir pregunta',
  checkTimeHint: 'Minutos y segundos, por ejemplo 2:30',
  checkTimeWrong: 'Escriba minutos y segundos, por ejemplo 2:30.',
  removeCheck: '¿Quitar esta pregunta de la grabación?',
  removeCheckHint: 'Cuando guarde la lección, dejará de saberse quién la ha respondido.',
} as const satisfies TextsOf<typeof en>;
