import type { TextsOf } from '../../../message-types.ts';
import type { reset as en } from './en.ts';

export const reset = {
  subject: 'Új jelszó beállítása – {applicationName}',
  body: 'Új jelszó beállítását kérték a következő fiókhoz: {emailAddress}. Az új jelszót az alábbi gombbal adhatja meg.',
  button: 'Új jelszó beállítása',
  expiry:
    '{hours, plural, one {A hivatkozás egyszer használható, # órán belül.} other {A hivatkozás egyszer használható, # órán belül.}}',
  ignore: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt az üzenetet. A jelszava változatlan marad.',
} as const satisfies TextsOf<typeof en>;
