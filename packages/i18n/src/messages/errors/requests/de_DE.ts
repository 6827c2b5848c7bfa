import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Fügen Sie mindestens eine Frage hinzu, bevor Sie das Formular veröffentlichen.',
  choicesNeeded: 'Geben Sie mindestens zwei verschiedene Auswahlmöglichkeiten ein.',
  formInUse:
    'Dieses Formular wurde schon ausgefüllt und kann deshalb nicht gelöscht werden. Heben Sie stattdessen die Veröffentlichung auf.',
  formChanged:
    'Dieses Formular wurde geändert, während Sie es ausgefüllt haben. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.',
  tooManyWaiting:
    'Zu viele Ihrer Anträge warten noch. Bitte warten Sie, bis sie bearbeitet werden.',
} as const satisfies TextsOf<typeof en>;
