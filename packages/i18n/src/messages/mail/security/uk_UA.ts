import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Захист вашого облікового запису в {applicationName} змінено',
  factorOn:
    'Для облікового запису {emailAddress} налаштовано застосунок для автентифікації. Відтепер його код потрібен під час кожного входу. На всіх інших пристроях виконано вихід.',
  factorOff:
    'Застосунок для автентифікації облікового запису {emailAddress} видалено. Його код більше не потрібен.',
  factorReset:
    'Застосунок для автентифікації облікового запису {emailAddress} видалено; це зробив працівник: {name}. Причина: {reason}. На всіх пристроях виконано вихід.',
  passkeyAdded:
    'До облікового запису {emailAddress} додано ключ доступу «{name}». З ним можна увійти без пароля.',
} as const satisfies TextsOf<typeof en>;
