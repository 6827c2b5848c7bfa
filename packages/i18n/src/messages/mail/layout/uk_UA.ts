import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Вітаємо, {firstName}!',
  greetingUnnamed: 'Вітаємо!',
  signOff: 'З повагою,',
  team: 'команда {applicationName}',
  linkHint: 'Якщо кнопка не працює, скопіюйте цю адресу у браузер:',
  automatic: 'Цей лист надіслано автоматично. Будь ласка, не відповідайте на нього.',
} as const satisfies TextsOf<typeof en>;
