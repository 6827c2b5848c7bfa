import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Цю категорію використовують: {count, plural, one {# курс} few {# курси} many {# курсів} other {# курсу}} ({names}). Спершу перенесіть їх до іншої категорії.',
  localeNeeded: 'Цю мову не можна вимкнути: англійська та стандартна мова сайту доступні завжди.',
  localeOff: 'Цю мову вимкнено. Спершу ввімкніть її.',
  currencyOff: 'Коледж не пропонує цієї валюти.',
  currencyCodeFixed: 'Код валюти не змінюється. Натомість додайте іншу валюту.',
  currencyNeeded: 'Усі курси вказано до цієї валюти, тому вона залишається завжди.',
  currencyDecimalsFixed:
    'Цю валюту використовують регіони або люди, тому кількість знаків змінити не можна.',
  currencyInUse:
    'Ця валюта використовується: регіони — {regions, number}, люди — {people, number}, курси — {rates, number}. Натомість вимкніть її.',
  currencyIsBase: 'Усі курси вказано до цієї валюти, тому власних вона не має.',
  ratesUnchanged: 'Жоден курс не змінився.',
  d2lNotConfigured: 'Сайт Brightspace не налаштовано.',
} as const satisfies TextsOf<typeof en>;
