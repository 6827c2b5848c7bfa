import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Защита вашей учётной записи в {applicationName} изменилась',
  factorOn:
    'Для учётной записи {emailAddress} настроено приложение-аутентификатор. Теперь его код нужен при каждом входе. На всех других устройствах выполнен выход.',
  factorOff:
    'Приложение-аутентификатор учётной записи {emailAddress} удалено. Его код больше не нужен.',
  factorReset:
    'Приложение-аутентификатор учётной записи {emailAddress} удалено; это сделал сотрудник: {name}. Причина: {reason}. На всех устройствах выполнен выход.',
  passkeyAdded:
    'К учётной записи {emailAddress} добавлен ключ доступа «{name}». С ним можно войти без пароля.',
} as const satisfies TextsOf<typeof en>;
