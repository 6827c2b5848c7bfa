import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Вы войдёте на {host} под своим именем. Переход действует один раз и одну минуту; каждое использование записывается.',
  notConfigured:
    'Сайт Brightspace не настроен. Его адрес и общий ключ указывает тот, кто обслуживает сервер.',
  expired: 'Этот переход в Brightspace уже использован или истёк. Начните заново.',
} as const satisfies TextsOf<typeof en>;
