import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Los datos de esta persona se borraron; ya no se puede hacer nada con su cuenta.',
  merged:
    'Esta cuenta se combinó con otra. Borre la cuenta que se conserva y esta se borrará con ella.',
  mergedStays:
    'Esta cuenta se combinó con otra y permanece cerrada. Deshaga la combinación para volver a abrirla.',
  eraseSelf: 'Usted no puede borrar sus propios datos aquí.',
  lastSuperadmin: 'No se puede borrar al último administrador principal.',
  otherEmail: 'Este no es el correo electrónico de la cuenta.',
  reasonNames: 'El motivo se guarda para siempre, así que no debe nombrar a la persona.',
  undoTooLate: 'Ya pasaron los treinta días en los que se podía deshacer esta combinación.',
  mergedOn:
    'Mientras tanto, la cuenta conservada se combinó con otra. Deshaga primero esa combinación.',
} as const satisfies TextsOf<typeof en>;
