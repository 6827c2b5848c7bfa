import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Configuración del sitio',
  plural: 'Configuración del sitio',
  'fields.organisationName': 'Nombre del instituto',
  'fields.shortName': 'Nombre corto',
  'fields.defaultAllowedAttempts': 'Número habitual de intentos de examen',
  'fields.defaultLocale': 'Idioma predeterminado',
  'fields.alumniRegionId': 'Región de los exalumnos',
  'fields.contactAddress': 'Dirección postal',
  'fields.contactEmail': 'Correo de contacto',
  'fields.helpUrl': 'Página de ayuda',
  'fields.privacyUrl': 'Página propia de privacidad',
  'fields.termsUrl': 'Página propia de condiciones',
  'fields.bannerText': 'Aviso sobre cada página',
  'fields.updatedAt': 'Último cambio',
  sectionNames: 'Cómo se llama el instituto',
  sectionDefaults: 'Lo habitual',
  sectionContact: 'Contacto y enlaces',
  shortNameHint: 'En el título de las páginas, en la barra superior y en los correos.',
  bannerTextHint:
    'Por ejemplo, para una copia del sitio de práctica o de pruebas. Déjelo vacío para no mostrar ninguno.',
  defaultAllowedAttemptsHint:
    'Un examen nuevo comienza con este número. Los que ya existen conservan el suyo.',
  legalHint: 'Reemplaza la página incluida al pie de cada pantalla.',
  linkInvalid: 'La dirección debe comenzar con https:// o http://.',
  configured:
    'Nadie ha guardado la configuración todavía: esta proviene de la configuración del servidor.',
} as const satisfies TextsOf<typeof en>;
