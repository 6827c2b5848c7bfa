import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Publicar',
  unpublish: 'Retirar',
  publishTitle: '¿Publicar «{name}»?',
  publishBody:
    'Los estudiantes de los grupos a los que se ofrece ven el curso y sus lecciones publicadas desde el día en que comienza en su grupo.',
  unpublishTitle: '¿Retirar «{name}»?',
  unpublishBody:
    'Ningún estudiante verá el curso hasta que se publique de nuevo. Lo que han hecho en él se conserva.',
  published: 'Se publicó «{name}».',
  unpublished: 'Se retiró «{name}».',
  stale:
    'Mientras tanto, otra persona lo modificó. Ahora ve lo que está guardado; decida de nuevo.',
  preview: 'Ver como estudiante',
  changes: 'Cambios desde la publicación',
  noChanges: 'Nada ha cambiado desde la publicación del {date}.',
  neverPublished:
    'El curso nunca se ha publicado. Cuando se publique, aquí se verán los cambios posteriores.',
  newOrGone: 'Agregado o quitado',
  copy: 'Copiar el curso',
  copyBody:
    'La copia recibe los textos y la imagen, todas las lecciones con grabaciones, subtítulos, archivos y reglas, y los exámenes. Nada queda publicado. Lo que han hecho los estudiantes permanece en el original.',
  copyDo: 'Copiar',
  copied: 'Se creó la copia «{name}». Aún no hay nada publicado.',
  copyOfName: '{name} (copia)',
  offerings: 'Ofertas',
  offer: 'Ofrecer a un grupo',
  offerChange: 'Cambiar las fechas en {group}',
  offerSaved: 'Se ofrece a {group} del {start} al {end}.',
  offerStopTitle: '¿Dejar de ofrecerlo a {group}?',
  offerStopBody:
    'Las personas del grupo dejarán de ver el curso. Lo que han hecho en él se conserva.',
  offerStopped: '{group}: el curso ya no se ofrece.',
  offerConflict:
    'Mientras tanto, otra persona modificó esta oferta. Ahora está guardado: {start} a {end}. Sus datos siguen aquí; guarde de nuevo para reemplazarlo.',
  offerGone:
    'Mientras tanto, otra persona retiró esta oferta. Sus datos siguen aquí; guarde de nuevo para ofrecer otra vez el curso.',
  offerThere:
    'El curso ya se ofrece a este grupo. Está guardado: {start} a {end}. Guarde de nuevo para reemplazar las fechas por las suyas.',
  upcoming: 'Comienza más tarde',
  running: 'En curso',
  over: 'Terminado',
} as const satisfies TextsOf<typeof en>;
