import type { TextsOf } from '../../../message-types.ts';
import type { enrol as en } from './en.ts';

export const enrol = {
  subject: 'Az Ön fiókja – {applicationName}',
  body: 'Fiókot nyitottunk Önnek itt: {applicationName}. A fiók e-mail-címe: {emailAddress}. Az alábbi gombbal válasszon jelszót, és máris bejelentkezhet.',
  button: 'Jelszó megadása',
  expiry:
    '{days, plural, one {A hivatkozás egyszer használható, # napon belül.} other {A hivatkozás egyszer használható, # napon belül.}}',
  ignore: 'Ha nem számított erre, hagyja figyelmen kívül ezt az üzenetet.',
} as const satisfies TextsOf<typeof en>;
