import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Ваши курсы, экзамены и оценки в одном месте',
  unreachable: 'Сейчас не удаётся связаться с колледжем',
  logoutFailed: 'Вы ещё не вышли: сервер был недоступен.',
  selectFailed: 'Не удалось сменить группу.',
  examWaits:
    'Ваш экзамен «{title}» ещё открыт, ответы сохранены. Чтобы продолжить, войдите в течение {time}.',
  examOpen: 'Ваш экзамен «{title}» ещё открыт, ответы сохранены. Войдите, чтобы продолжить.',
} as const satisfies TextsOf<typeof en>;
