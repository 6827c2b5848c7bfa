import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Добро пожаловать в {organisation}',
  email: 'Электронная почта',
  password: 'Пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  login: 'Войти',
  loggingIn: 'Выполняется вход…',
  workAccount: 'Войти с рабочей учётной записью',
  passkeyLogin: 'Войти с ключом доступа',
  passkeyFailed: 'Не удалось использовать ключ доступа. Попробуйте ещё раз или войдите с паролем.',
  forgotPassword: 'Забыли пароль?',
  logout: 'Выйти',
  sessionEnded: 'Ваш сеанс завершён. Войдите снова.',
  personasTitle: 'Вымышленные люди',
  personasHint: 'Этот колледж вымышленный. Выберите человека, чтобы войти от его имени.',
  personaLogin: 'Войти как {name}',
  termsTitle: 'Условия использования',
  termsIntro:
    'Прочитайте условия использования. Их нужно принять один раз, прежде чем войти на сайт.',
  termsAccept: 'Условия мне известны, и я их принимаю',
  termsEnter: 'Войти на сайт',
  acceptanceRequired: 'Чтобы войти на сайт, нужно принять условия',
} as const satisfies TextsOf<typeof en>;
