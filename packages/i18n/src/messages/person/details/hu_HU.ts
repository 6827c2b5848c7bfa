import type { TextsOf } from '../../../message-types.ts';
import type { personDetails as en } from './en.ts';

export const personDetails = {
  title: 'Személyes adatok',
  location: 'Lakóhely',
  timezone: 'Időzóna',
  currency: 'Pénznem',
  url: 'Webcím',
  homePage: 'Kezdőlap',
  socialUserName: 'Felhasználónév a közösségi médiában',
  alumniMail: 'Kérem az öregdiákoknak szóló leveleket',
  phones: 'Telefonszámok',
  phone: 'Telefonszám',
  phoneKind: 'A szám típusa',
  phoneWORK: 'Munkahelyi',
  phoneMOBILE: 'Mobil',
  phoneOTHER: 'Egyéb',
  phoneFormat:
    'Számjegyeket, szóközt és olyan jeleket adjon meg, mint a + vagy a -; legalább három számjegyet.',
  addPhone: 'Telefonszám hozzáadása',
  removePhone: 'Telefonszám eltávolítása',
  noPhones: 'Még nincs telefonszám',
  emails: 'További e-mail-címek',
  emailsHint: 'Ezek a címek nem nyitják meg a fiókját.',
  emailKind: 'A cím típusa',
  emailWORK: 'Munkahelyi',
  emailSCHOOL: 'Iskolai',
  emailPERSONAL: 'Személyes',
  emailOTHER: 'Egyéb',
  addEmail: 'E-mail-cím hozzáadása',
  removeEmail: 'E-mail-cím eltávolítása',
  noEmails: 'Még nincs további cím',
} as const satisfies TextsOf<typeof en>;
