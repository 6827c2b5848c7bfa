import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Authenticator-app verwijderen',
  resetFactorTitle: 'De authenticator-app van {name} verwijderen?',
  resetFactorHint:
    'Doe dit alleen als u zeker weet wie erom vraagt. De persoon krijgt een e-mail met uw naam en de reden en wordt overal uitgelogd.',
  resetFactorDone: 'De authenticator-app is verwijderd.',
} as const satisfies TextsOf<typeof en>;
