import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Удалить приложение-аутентификатор',
  resetFactorTitle: 'Удалить приложение-аутентификатор? Учётная запись: {name}',
  resetFactorHint:
    'Делайте это, только если вы уверены, кто об этом просит. Человек узнает об этом по почте, с вашим именем и причиной, и на всех его устройствах будет выполнен выход.',
  resetFactorDone: 'Приложение-аутентификатор удалено.',
} as const satisfies TextsOf<typeof en>;
