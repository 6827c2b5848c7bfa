import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Валюта',
  plural: 'Валюты',
  'fields.q': 'Поиск по названию или коду',
  'fields.value': 'Код',
  'fields.label': 'Название',
  'fields.decimals': 'Знаки после запятой',
  'fields.enabled': 'Предлагается для выбора',
  'fields.regionCount': 'Регионы',
  'fields.userCount': 'Люди',
  'fields.rateCount': 'Курсы',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Последнее изменение',
  sectionCurrency: 'О валюте',
  valueHint: 'Код не меняется.',
  decimalsHint: '2 означает, что 100 мельчайших единиц составляют одну.',
  enabledHint: 'Регионы и люди, у которых уже есть эта валюта, сохраняют её.',
  rates: 'Обменные курсы',
  ratesFailed: 'Не удалось получить валюту. Проверьте подключение к интернету.',
  ratesHint: 'Сколько {currency} дают за один {base} в месяце.',
  ratesRule:
    'Суммы месяца пересчитываются по курсу следующего месяца, суммы декабря — по курсу января. Без курса в отчётах остаётся пробел.',
  base: 'Все курсы указаны к этой валюте, поэтому своих курсов у неё нет.',
  year: 'Год',
  yearFilled: '{year}: {count, number} из 12',
  missing: 'Нет курса',
  rateInvalid: 'Введите число больше 0.',
  savedNow: 'Сейчас сохранено: {rate}',
  ratesSaved:
    '{count, plural, one {Сохранён # курс} few {Сохранено # курса} many {Сохранено # курсов} other {Сохранено # курса}}',
} as const satisfies TextsOf<typeof en>;
