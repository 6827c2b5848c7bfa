import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Hitelesítő alkalmazás eltávolítása',
  resetFactorTitle: 'Eltávolítja {name} hitelesítő alkalmazását?',
  resetFactorHint:
    'Csak akkor tegye, ha biztos abban, hogy ki kéri. A személy e-mailben értesül erről, az Ön nevével és az indokkal, és mindenhonnan kijelentkezik.',
  resetFactorDone: 'A hitelesítő alkalmazást eltávolítottuk.',
} as const satisfies TextsOf<typeof en>;
