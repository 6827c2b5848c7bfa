import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Валюта',
  plural: 'Валюти',
  'fields.q': 'Пошук за назвою або кодом',
  'fields.value': 'Код',
  'fields.label': 'Назва',
  'fields.decimals': 'Знаки після коми',
  'fields.enabled': 'Доступна для вибору',
  'fields.regionCount': 'Регіони',
  'fields.userCount': 'Люди',
  'fields.rateCount': 'Курси',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Остання зміна',
  sectionCurrency: 'Про валюту',
  valueHint: 'Код не змінюється.',
  decimalsHint: '2 означає, що 100 найменших одиниць становлять одну.',
  enabledHint: 'Регіони й люди, які вже мають цю валюту, зберігають її.',
  rates: 'Обмінні курси',
  ratesFailed: 'Не вдалося отримати валюту. Перевірте з’єднання з інтернетом.',
  ratesHint: 'Скільки {currency} дають за один {base} у місяці.',
  ratesRule:
    'Суми місяця перераховуються за курсом наступного місяця, суми грудня — за курсом січня. Без курсу у звітах залишається пропуск.',
  base: 'Усі курси вказано до цієї валюти, тому власних вона не має.',
  year: 'Рік',
  yearFilled: '{year}: {count, number} з 12',
  missing: 'Немає курсу',
  rateInvalid: 'Введіть число, більше за 0.',
  savedNow: 'Зараз збережено: {rate}',
  ratesSaved:
    '{count, plural, one {Збережено # курс} few {Збережено # курси} many {Збережено # курсів} other {Збережено # курсу}}',
} as const satisfies TextsOf<typeof en>;
