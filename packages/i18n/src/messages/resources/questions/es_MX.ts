import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Pregunta',
  plural: 'Banco de preguntas',
  'fields.q': 'Buscar en las preguntas',
  'fields.title': 'Pregunta',
  'fields.kind': 'Tipo',
  'fields.courseId': 'Curso',
  'fields.poolId': 'Grupo de preguntas',
  'fields.archived': 'Archivada',
  'fields.missingLocale': 'Falta en',
  'fields.languages': 'Idiomas',
  'fields.texts': 'Texto',
  'fields.parts': 'Respuestas',
  'fields.key': 'Respuesta correcta',
  'fields.maxWords': 'Máximo de palabras',
  'fields.unit': 'Unidad',
  'fields.createdAt': 'Creada',
  'fields.updatedAt': 'Último cambio',
  sectionRecord: 'A dónde pertenece',
  archivedHint: 'Las preguntas archivadas no se ofrecen para exámenes nuevos.',
  chooseCourse: 'Elija primero el curso.',
  archive: 'Archivar',
  unarchive: 'Sacar del archivo',
  bulkDone:
    '{count, plural, one {# pregunta cambiada} many {# de preguntas cambiadas} other {# preguntas cambiadas}}',
  bulkFailed:
    '{count, plural, one {# pregunta no se pudo cambiar} many {# de preguntas no se pudieron cambiar} other {# preguntas no se pudieron cambiar}}',
  versions: 'Versiones',
  versionNumber: 'Versión {number}',
  changedFields: 'Cambió: {fields}',
  exportFile: 'Exportar a otros sistemas',
  importFile: 'Importar preguntas',
  exported:
    '{count, plural, one {# pregunta está en el archivo} many {# de preguntas están en el archivo} other {# preguntas están en el archivo}}',
  exportHint: 'Todas las preguntas de la lista con el filtro actual, en su versión más reciente.',
  format: 'Formato',
  formatCsv: 'Tabla (CSV)',
  lossTitle: 'Lo que no se conserva',
  noLoss: 'Todo se conserva',
  drop: 'Suelte un archivo aquí',
  chooseFile: 'Elegir archivo',
  paste: 'O pegue el texto del archivo',
  look: 'Ver las preguntas',
  nothingYet: 'No se guarda nada antes de que usted confirme.',
  refused: 'No se puede importar: {reason}',
  takeIn:
    '{count, plural, one {Importar # pregunta} many {Importar # de preguntas} other {Importar # preguntas}}',
  imported:
    '{count, plural, one {# pregunta está ahora en el banco} many {# de preguntas están ahora en el banco} other {# preguntas están ahora en el banco}}',
  undoImport: 'Deshacer la importación',
  undone:
    '{count, plural, one {Se quitó # pregunta importada} many {Se quitaron # de preguntas importadas} other {Se quitaron # preguntas importadas}}',
  another: 'Importar otro archivo',
  'fields.exams': 'Se pregunta en',
  notAsked: 'Ningún examen hace esta pregunta.',
} as const satisfies TextsOf<typeof en>;
