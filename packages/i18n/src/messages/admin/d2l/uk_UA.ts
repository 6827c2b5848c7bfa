import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Ви ввійдете на {host} під своїм іменем. Перехід діє один раз і одну хвилину; кожне використання записується.',
  notConfigured:
    'Сайт Brightspace не налаштовано. Його адресу та спільний ключ указує той, хто обслуговує сервер.',
  expired: 'Цей перехід до Brightspace вже використано або він сплив. Почніть знову.',
} as const satisfies TextsOf<typeof en>;
