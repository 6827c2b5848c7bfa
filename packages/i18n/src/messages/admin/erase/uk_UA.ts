import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  open: 'Стерти дані…',
  title: 'Стерти дані: {name}?',
  body: 'Усе, за чим можна впізнати цю людину ({name}), буде видалено назавжди. Повернути це не зможе ніхто.',
  exportFirst: 'Якщо людині ще можуть знадобитися її дані, спершу завантажте їх.',
  removed: 'Що буде видалено',
  kept: 'Що залишиться, з номером замість імені',
  keptWhy:
    'Результати й записи журналу залишаються, щоб звіти й облік дій були правильні. Про кого вони, більше не видно.',
  account: 'Ім’я, електронна пошта, пароль і профіль',
  partRIGHTS: 'Ролі й обов’язки',
  partMEMBERSHIPS: 'Належність до регіонів і груп',
  partRESULTS: 'Результати іспитів',
  partPROGRESS: 'Успіхи й відвідування',
  partNOTIFICATIONS: 'Сповіщення',
  partCONTACTS: 'Адреси й телефони',
  partWORK: 'Робота як співробітника чи викладача',
  partENTRY: 'Входи, посилання та ключі доступу',
  partLOG: 'Записи журналу',
  partMAILS: 'Листи цій людині',
  reason: 'Причина',
  reasonHint: 'Щонайменше 3 символи. Вона зберігається завжди: будь ласка, не називайте людину.',
  confirmation: 'Електронна пошта облікового запису',
  confirmationHint: 'Для підтвердження введіть {email}.',
  erase: 'Стерти назавжди',
  done: 'Дані людини стерто.',
  erasedBy: 'Стерто: {date}, {name}',
  reasonWas: 'Причина: {reason}',
} as const satisfies TextsOf<typeof en>;
