import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Adjon hozzá legalább egy kérdést, mielőtt közzéteszi az űrlapot.',
  choicesNeeded: 'Adjon meg legalább két különböző lehetőséget.',
  formInUse:
    'Ezt az űrlapot már kitöltötték, ezért nem törölhető. Inkább szüntesse meg a közzétételét.',
  formChanged:
    'Ez az űrlap megváltozott, miközben Ön kitöltötte. Kérjük, ellenőrizze a beírtakat, és küldje el újra.',
  tooManyWaiting:
    'Túl sok kérelme vár még elintézésre. Kérjük, várja meg, amíg foglalkoznak velük.',
} as const satisfies TextsOf<typeof en>;
