import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Добро пожаловать, {name}',
  body: 'Вы окончили второй курс. Теперь вы принадлежите к выпускникам колледжа, и их страницы открыты для вас.',
} as const satisfies TextsOf<typeof en>;
