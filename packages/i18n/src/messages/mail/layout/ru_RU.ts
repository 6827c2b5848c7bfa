import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Здравствуйте, {firstName}!',
  greetingUnnamed: 'Здравствуйте!',
  signOff: 'С уважением,',
  team: 'команда {applicationName}',
  linkHint: 'Если кнопка не работает, скопируйте этот адрес в браузер:',
  automatic: 'Это письмо отправлено автоматически. Пожалуйста, не отвечайте на него.',
} as const satisfies TextsOf<typeof en>;
