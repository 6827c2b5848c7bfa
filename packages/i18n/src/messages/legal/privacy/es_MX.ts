import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Privacidad',
  updated: 'Última modificación: {date}',
  intro:
    'Este aviso explica qué información conserva {organisation} sobre usted, para qué se usa y qué derechos tiene usted.',
  collectTitle: 'Qué conservamos',
  collectBody:
    'Su nombre y sus datos de contacto, su campus y sus grupos, sus cursos, resultados de exámenes, tareas y asistencia, sus facturas y pagos, y un registro de las acciones importantes en su cuenta. Solo el proveedor de pagos conserva los números de tarjeta.',
  useTitle: 'Para qué la usamos',
  useBody:
    'Usamos esta información para enseñarle, calificar sus trabajos, expedir certificados, enviarle mensajes sobre sus estudios, administrar los pagos y mantener seguro el sitio. No la vendemos ni la usamos para publicidad.',
  accessTitle: 'Quién puede verla',
  accessBody:
    'Usted ve su propia información. Los docentes y el personal ven lo que necesitan para su tarea en su campus. Otros estudiantes ven su nombre solo donde estudian con usted. Los proveedores que operan el sitio, envían correos o gestionan pagos pueden usar la información únicamente para esa tarea.',
  abroadTitle: 'Varios países',
  abroadBody:
    'La institución tiene campus en varios países. Su información puede tratarse en un país distinto del suyo, con la protección que aquí se describe.',
  keepTitle: 'Cuánto tiempo la conservamos',
  keepBody:
    'Las calificaciones y los certificados se conservan de forma permanente, para que pueda comprobar sus estudios más adelante. Los registros contables se conservan el tiempo que exige la ley. Todo lo demás se elimina cuando deja de ser necesario.',
  cookiesTitle: 'Cookies y almacenamiento en su dispositivo',
  cookiesBody:
    'Usamos una cookie que mantiene su sesión y otra que recuerda su idioma. Su navegador también guarda ajustes y páginas abiertas recientemente, para que el sitio sea rápido. No hay cookies de publicidad.',
  rightsTitle: 'Sus derechos',
  rightsBody:
    'Puede preguntar qué se conserva sobre usted, pedir que se corrijan errores, recibir una copia y solicitar que se elimine la información que no tenemos que conservar. También puede presentar una queja ante la autoridad de protección de datos de su país.',
  contactTitle: 'Contacto',
  contactBody: 'Para cualquier asunto sobre su información, escriba a la oficina de su campus.',
} as const satisfies TextsOf<typeof en>;
