import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Захистіть обліковий запис другим кроком: крім пароля, кодом із застосунку на телефоні.',
  factorSince: 'Налаштовано: {when}',
  factorSetUp: 'Налаштувати застосунок',
  factorScan:
    'Відскануйте це зображення застосунком для автентифікації або введіть у ньому ключ. Потім введіть код, який показує застосунок.',
  factorPicture: 'Зображення з ключем для застосунку',
  factorKey: 'Ключ',
  factorTurnOn: 'Увімкнути',
  factorTurnOff: 'Вимкнути',
  factorCodeHint: 'Введіть код із застосунку або код відновлення.',
  required:
    'Коледж просить захистити ваш обліковий запис застосунком для автентифікації. Сайт відкриється, щойно його буде налаштовано.',
  codes: 'Коди відновлення',
  codesHint:
    'Зберігайте ці коди в надійному місці. Кожен із них дає змогу один раз увійти без застосунку. Більше їх не буде показано.',
  codesLeft:
    '{count, plural, one {Залишився # код відновлення} few {Залишилося # коди відновлення} many {Залишилося # кодів відновлення} other {Залишилося # коду відновлення}}',
  codesRenew: 'Нові коди відновлення',
  codesKept: 'Коди збережено',
  passkeys: 'Ключі доступу',
  passkeysHint:
    'Ключ доступу дає змогу увійти за відбитком пальця, обличчям або кодом розблокування пристрою, без пароля.',
  passkeyAdd: 'Додати ключ доступу',
  passkeyName: 'Назва ключа доступу',
  passkeyAddedOn: 'Додано: {when}',
  passkeyUsedOn: 'останнє використання: {when}',
  passkeyRename: 'Перейменувати',
  passkeyRemove: 'Видалити',
  calendarHint: 'Підключіть зовнішній календар до вашого календаря тут.',
  calendarConnect: 'Підключити календар',
  calendarSince: 'Підключено: {when}',
  calendarDisconnect: 'Від’єднати',
} as const satisfies TextsOf<typeof en>;
