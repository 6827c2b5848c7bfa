import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Megváltozott az Ön {applicationName}-fiókjának védelme',
  factorOn:
    'A(z) {emailAddress} fiókhoz hitelesítő alkalmazást állítottak be. Mostantól minden bejelentkezéskor meg kell adni a kódját. Minden más eszközről megtörtént a kijelentkezés.',
  factorOff:
    'A(z) {emailAddress} fiók hitelesítő alkalmazását eltávolították. A kódját már nem kérjük.',
  factorReset:
    '{name} eltávolította a(z) {emailAddress} fiók hitelesítő alkalmazását. Indok: {reason}. Minden eszközről megtörtént a kijelentkezés.',
  passkeyAdded:
    'A(z) „{name}” hozzáférési kulcsot hozzáadták a(z) {emailAddress} fiókhoz. Vele jelszó nélkül lehet bejelentkezni.',
} as const satisfies TextsOf<typeof en>;
