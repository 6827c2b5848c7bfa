import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Texto',
  plural: 'Traducciones',
  'fields.q': 'Buscar en identificadores y textos',
  'fields.id': 'Mensaje',
  'fields.readLocale': 'Leer en',
  'fields.writeLocale': 'Escribir en',
  'fields.area': 'Área',
  'fields.status': 'Estado',
  'fields.missing': 'Igual que en inglés',
  'fields.english': 'Inglés',
  'fields.read': 'Texto de lectura',
  'fields.bundled': 'Texto incluido',
  'fields.text': 'Su texto',
  'fields.publishedText': 'Vigente',
  'fields.updatedAt': 'Último cambio',
  'fields.updatedByName': 'Cambiado por',
  statusBundled: 'Texto incluido',
  statusDraft: 'Borrador',
  statusPublished: 'Su texto',
  textHint:
    'Deje los valores entre llaves, como {example}, tal como están. Un campo vacío recupera el texto incluido.',
  preview: 'Vista previa',
  previewHint: 'Con valores de ejemplo, como lo verán los lectores',
  publish:
    '{count, plural, one {Publicar # borrador} many {Publicar # de borradores} other {Publicar # borradores}}',
  publishTitle:
    '{count, plural, one {¿Publicar # texto en {language}?} many {¿Publicar # de textos en {language}?} other {¿Publicar # textos en {language}?}}',
  publishBody: 'Desde ese momento, quienes leen en {language} ven los textos nuevos.',
  publishDone: 'Los textos están publicados.',
  history: 'Publicaciones',
  historyEmpty: 'Todavía no se ha publicado nada en este idioma.',
  publication: 'Publicación {number, number}',
  changedTexts:
    '{count, plural, one {# texto cambiado} many {# de textos cambiados} other {# textos cambiados}}',
  inForce: 'Vigente',
  broughtBack: 'Recupera la publicación {number, number}',
  bringBack: 'Recuperar',
  bringBackTitle: '¿Recuperar la publicación {number, number}?',
  bringBackBody:
    'Los lectores ven de nuevo sus textos de inmediato. Los borradores de otros mensajes quedan como están.',
  bringBackDone: 'La publicación {number, number} vuelve a estar vigente.',
} as const satisfies TextsOf<typeof en>;
