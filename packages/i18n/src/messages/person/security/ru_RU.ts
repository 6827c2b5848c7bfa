import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Защитите учётную запись вторым шагом: кроме пароля, кодом из приложения на телефоне.',
  factorSince: 'Настроено: {when}',
  factorSetUp: 'Настроить приложение',
  factorScan:
    'Отсканируйте это изображение приложением-аутентификатором или введите в нём ключ. Затем введите код, который показывает приложение.',
  factorPicture: 'Изображение с ключом для приложения',
  factorKey: 'Ключ',
  factorTurnOn: 'Включить',
  factorTurnOff: 'Выключить',
  factorCodeHint: 'Введите код из приложения или код восстановления.',
  required:
    'Колледж просит защитить вашу учётную запись приложением-аутентификатором. Сайт откроется, как только оно будет настроено.',
  codes: 'Коды восстановления',
  codesHint:
    'Храните эти коды в надёжном месте. Каждый из них позволяет один раз войти без приложения. Больше они показаны не будут.',
  codesLeft:
    '{count, plural, one {Остался # код восстановления} few {Осталось # кода восстановления} many {Осталось # кодов восстановления} other {Осталось # кода восстановления}}',
  codesRenew: 'Новые коды восстановления',
  codesKept: 'Коды сохранены',
  passkeys: 'Ключи доступа',
  passkeysHint:
    'Ключ доступа позволяет войти по отпечатку пальца, лицу или PIN-коду устройства, без пароля.',
  passkeyAdd: 'Добавить ключ доступа',
  passkeyName: 'Название ключа доступа',
  passkeyAddedOn: 'Добавлен: {when}',
  passkeyUsedOn: 'последнее использование: {when}',
  passkeyRename: 'Переименовать',
  passkeyRemove: 'Удалить',
  calendarHint: 'Подключите внешний календарь к вашему календарю здесь.',
  calendarConnect: 'Подключить календарь',
  calendarSince: 'Подключён: {when}',
  calendarDisconnect: 'Отключить',
} as const satisfies TextsOf<typeof en>;
