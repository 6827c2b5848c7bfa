import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Пробное письмо',
  body: 'Если Вы это читаете, письма колледжа с адреса {siteUrl} доходят.',
  button: 'Открыть сайт',
  footnote: 'Это письмо было запрошено при создании колледжа.',
} as const satisfies TextsOf<typeof en>;
