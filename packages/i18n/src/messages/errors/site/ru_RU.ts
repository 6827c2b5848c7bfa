import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Эта категория используется: {count, plural, one {# курс} few {# курса} many {# курсов} other {# курса}} ({names}). Сначала перенесите их в другую категорию.',
  localeNeeded:
    'Этот язык нельзя отключить: английский и язык сайта по умолчанию предлагаются всегда.',
  localeOff: 'Этот язык отключён. Сначала включите его.',
  currencyOff: 'Колледж не предлагает эту валюту.',
  currencyCodeFixed: 'Код валюты не меняется. Вместо этого добавьте другую валюту.',
  currencyNeeded: 'Все курсы указаны к этой валюте, поэтому она остаётся всегда.',
  currencyDecimalsFixed:
    'Эту валюту используют регионы или люди, поэтому число знаков изменить нельзя.',
  currencyInUse:
    'Эта валюта используется: регионы — {regions, number}, люди — {people, number}, курсы — {rates, number}. Вместо удаления отключите её.',
  currencyIsBase: 'Все курсы указаны к этой валюте, поэтому своих курсов у неё нет.',
  ratesUnchanged: 'Ни один курс не изменился.',
  d2lNotConfigured: 'Сайт Brightspace не настроен.',
} as const satisfies TextsOf<typeof en>;
