import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Ласкаво просимо до {organisation}',
  email: 'Електронна пошта',
  password: 'Пароль',
  showPassword: 'Показати пароль',
  hidePassword: 'Приховати пароль',
  login: 'Увійти',
  loggingIn: 'Виконується вхід…',
  workAccount: 'Увійти з робочим обліковим записом',
  passkeyLogin: 'Увійти з ключем доступу',
  passkeyFailed:
    'Не вдалося скористатися ключем доступу. Спробуйте ще раз або увійдіть із паролем.',
  forgotPassword: 'Забули пароль?',
  logout: 'Вийти',
  sessionEnded: 'Ваш сеанс завершено. Увійдіть знову.',
  personasTitle: 'Вигадані люди',
  personasHint: 'Цей коледж вигаданий. Виберіть людину, щоб увійти від її імені.',
  personaLogin: 'Увійти як {name}',
  termsTitle: 'Умови використання',
  termsIntro:
    'Прочитайте умови використання. Їх потрібно прийняти один раз, перш ніж увійти на сайт.',
  termsAccept: 'Умови мені відомі, і я їх приймаю',
  termsEnter: 'Увійти на сайт',
  acceptanceRequired: 'Щоб увійти на сайт, потрібно прийняти умови',
} as const satisfies TextsOf<typeof en>;
