import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Megváltozott a jelszava – {applicationName}',
  body: 'Megváltozott a következő fiók jelszava: {emailAddress}. Minden más eszközön megtörtént a kijelentkeztetés.',
  button: 'Új jelszó beállítása',
  notYou: 'Ha nem Ön tette, azonnal állítson be új jelszót, és értesítse a főiskola irodáját.',
} as const satisfies TextsOf<typeof en>;
