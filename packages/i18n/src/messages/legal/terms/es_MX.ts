import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Términos de uso',
  updated: 'Última modificación: {date}',
  intro:
    'Estos términos se aplican a todas las personas que usan {organisation}: estudiantes, egresados, docentes y personal. Al aceptarlos, usted se compromete a cumplirlos.',
  accountTitle: 'Su cuenta',
  accountBody:
    'Su cuenta es solo suya. Mantenga en secreto su contraseña, proporcione datos correctos sobre usted y manténgalos al día. Avise de inmediato a la oficina si cree que otra persona usa su cuenta.',
  studyTitle: 'Estudio y exámenes',
  studyBody:
    'Realice su trabajo personalmente. No comparta preguntas ni respuestas de exámenes, ni permita que otra persona presente un examen por usted. Salir de un examen antes de terminarlo cuenta como un intento reprobado. Las reglas de su campus sobre asistencia, plazos y calificaciones también se aplican aquí.',
  contentTitle: 'Material de los cursos',
  contentBody:
    'Las lecciones, los videos, los documentos y los exámenes pertenecen a la institución o a sus autores. Puede usarlos para sus propios estudios. No puede publicarlos, venderlos ni compartirlos sin permiso por escrito.',
  conductTitle: 'Trato entre las personas',
  conductBody:
    'Trate a los demás con respeto. No envíe insultos, publicidad ni archivos dañinos, y no intente llegar a datos que no están destinados a usted. Los mensajes a antiguos estudiantes no pueden usarse para recaudar fondos ni para publicidad.',
  paymentsTitle: 'Cuotas y pagos',
  paymentsBody:
    'Las cuotas vencen como se indica en su factura. Si acepta un plan de pagos, los importes se cobran automáticamente en los días acordados, hasta que la factura quede pagada o el plan termine.',
  availabilityTitle: 'Disponibilidad',
  availabilityBody:
    'Procuramos que el sitio funcione en todo momento, pero no podemos prometerlo. El mantenimiento y las fallas pueden interrumpirlo. Si una falla le impide cumplir un plazo, hable con su docente.',
  endingTitle: 'Fin del uso',
  endingBody:
    'Su acceso termina cuando deja la institución y no forma parte de sus egresados. Podemos cerrar una cuenta que incumpla estos términos. Sus calificaciones y certificados se conservan aun en ese caso.',
  changesTitle: 'Cambios en estos términos',
  changesBody:
    'Si cambiamos estos términos de manera importante, le pediremos que los acepte de nuevo antes de seguir usando el sitio.',
  contactTitle: 'Preguntas',
  contactBody: 'La oficina de su campus responde cualquier pregunta sobre estos términos.',
} as const satisfies TextsOf<typeof en>;
