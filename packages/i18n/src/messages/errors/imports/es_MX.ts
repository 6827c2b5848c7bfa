import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Esta dirección de correo aparece en más de una línea del archivo.',
  unknownRegion: 'No tiene ninguna región con este nombre.',
  unknownGroup: 'No tiene ningún grupo con este nombre.',
  ambiguousGroup: 'Varios grupos tienen este nombre. Indique también la región.',
  unknownRole: 'No existe ninguna función con este nombre.',
  roleNeedsRegion: 'Una función se da en una región. Indique también la región.',
  unknownPerson: 'No tiene ninguna persona con este correo. Importe primero a las personas.',
  changedSince: 'Algo cambió desde la prueba. Revísela de nuevo.',
  notDone: 'Solo se puede deshacer una importación terminada y aún no deshecha.',
} as const satisfies TextsOf<typeof en>;
