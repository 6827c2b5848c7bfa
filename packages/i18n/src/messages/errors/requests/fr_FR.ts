import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Ajoutez au moins une question avant de publier le formulaire.',
  choicesNeeded: 'Saisissez au moins deux choix, tous différents.',
  formInUse:
    'Ce formulaire a déjà été rempli et ne peut donc pas être supprimé. Retirez-le plutôt de la publication.',
  formChanged:
    'Ce formulaire a été modifié pendant que vous le remplissiez. Vérifiez vos réponses et envoyez-les à nouveau.',
  tooManyWaiting:
    'Trop de vos demandes sont encore en attente. Veuillez attendre qu’un service les prenne en charge.',
} as const satisfies TextsOf<typeof en>;
