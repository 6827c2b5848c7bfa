import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Академическая справка: {name}',
  none: 'В вашей справке пока ничего нет.',
  noTerm: '{year}, вне семестров',
  points: 'Баллы',
  termMean: 'Средняя за семестр',
  overall: 'Средняя по всем завершённым курсам: {score}, баллы {points}',
  underWay: 'продолжается',
  scale: 'Шкала (с какого результата, и баллы):',
  unofficial: 'Распечатано с портала студента. Проверить можно только выданную копию с кодом.',
  copies: 'Выданные копии',
  copiesHint:
    'Копия – это файл PDF. Получатель может проверить её подлинность на нашем сайте по коду.',
  noCopies: 'Ни одной копии ещё не выдано.',
  issue: 'Выдать копию',
  issueText: 'Копия показывает справку такой, какая она сейчас, и получает свой код.',
  wasIssued: 'Копия {code} выдана.',
  issuedOn: 'Выдана {date}',
  revoked: 'Отозвана {date}',
} as const satisfies TextsOf<typeof en>;
