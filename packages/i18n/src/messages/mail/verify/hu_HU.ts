import type { TextsOf } from '../../../message-types.ts';
import type { verify as en } from './en.ts';

export const verify = {
  subject: 'Kérjük, erősítse meg az e-mail-címét – {applicationName}',
  body: 'Üdvözli Önt: {applicationName}. Kérjük, erősítse meg, hogy ez az Ön e-mail-címe, hogy a tanulmányaival kapcsolatban elérhessük.',
  button: 'E-mail-cím megerősítése',
  ignore: 'Ha nem hozott létre fiókot, hagyja figyelmen kívül ezt az üzenetet.',
} as const satisfies TextsOf<typeof en>;
