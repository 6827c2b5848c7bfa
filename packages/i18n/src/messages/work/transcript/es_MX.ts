import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Historial académico de {name}',
  none: 'Su historial académico aún está vacío.',
  noTerm: '{year}, fuera de los períodos',
  points: 'Puntos',
  termMean: 'Promedio del período',
  overall: 'Promedio de todos los cursos concluidos: {score}, puntos {points}',
  underWay: 'en curso',
  scale: 'Escala (desde qué resultado, y puntos):',
  unofficial:
    'Impreso desde el portal de estudiantes. Solo una copia emitida con código puede ser verificada por otros.',
  copies: 'Copias emitidas',
  copiesHint:
    'Una copia es un archivo PDF. Quien la reciba puede comprobar en nuestro sitio, con su código, que es auténtica.',
  noCopies: 'Aún no se ha emitido ninguna copia.',
  issue: 'Emitir una copia',
  issueText: 'La copia muestra su historial tal como está ahora y recibe un código propio.',
  wasIssued: 'Se emitió la copia {code}.',
  issuedOn: 'Emitida el {date}',
  revoked: 'Revocada el {date}',
} as const satisfies TextsOf<typeof en>;
