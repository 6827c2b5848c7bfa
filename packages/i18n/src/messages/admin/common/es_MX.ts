import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Más áreas',
  empty: '(vacío)',
  published: 'Publicado',
  draft: 'Borrador',
  export: 'Exportar',
  exportHint: 'Descarga todas las filas de esta lista en un archivo CSV',
  exporting: 'Exportando… {done, number} de {total, number}',
  exported:
    '{count, plural, one {Se exportó # fila} many {Se exportaron # de filas} other {Se exportaron # filas}}',
  exportFailed: 'La exportación se detuvo: {reason}',
  addTitle: 'Agregar: {name}',
  editTitle: 'Editar: {name}',
  changed: 'Se guardó: {name}',
  created: 'Se creó: {name}',
  deleted: 'Se eliminó: {name}',
  deleteTitle: '¿Eliminar {name}?',
  conflictTitle: 'Mientras tanto, otra persona modificó este registro',
  conflictBody:
    'Lo que usted escribió sigue aquí y todavía no se ha guardado nada. Estos campos son distintos:',
  conflictSame:
    'Lo que usted escribió sigue aquí y todavía no se ha guardado nada. Ningún campo es distinto.',
  conflictField: 'Campo',
  conflictMine: 'Lo que escribió',
  conflictTheirs: 'Guardado ahora',
  conflictChanged: 'modificado',
  conflictKeepMine: 'Guardar lo mío',
  conflictTakeTheirs: 'Usar lo guardado',
  nothingFound: 'Nada coincide con estos filtros.',
  couldNotLoad: 'No se pudo cargar.',
  selectRow: 'Seleccionar {name}',
  selectPage: 'Seleccionar todas las filas de esta página',
  selected:
    '{count, plural, one {# fila seleccionada} many {# filas seleccionadas} other {# filas seleccionadas}}',
  selectedElsewhere:
    '{count, plural, one {# de ellas no está en esta página} many {# de ellas no están en esta página} other {# de ellas no están en esta página}}',
  clearSelection: 'Quitar la selección',
  exportSelected: 'Exportar la selección',
  deleteSelectedTitle:
    '{count, plural, one {¿Eliminar # fila?} many {¿Eliminar # de filas?} other {¿Eliminar # filas?}}',
  deletedSelected:
    '{count, plural, one {Se eliminó # fila} many {Se eliminaron # de filas} other {Se eliminaron # filas}}',
  deletedSome:
    '{done, plural, one {Se eliminó # fila} many {Se eliminaron # de filas} other {Se eliminaron # filas}}; {failed, plural, one {# no} many {# no} other {# no}}: {reason}',
  switchedOn: 'Activado',
  switchedOff: 'Desactivado',
  import: 'Importar',
} as const satisfies TextsOf<typeof en>;
