import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Академічна довідка: {name}',
  none: 'У вашій довідці ще нічого немає.',
  noTerm: '{year}, поза семестрами',
  points: 'Бали',
  termMean: 'Середня за семестр',
  overall: 'Середня за всіма завершеними курсами: {score}, бали {points}',
  underWay: 'триває',
  scale: 'Шкала (від якого результату, і бали):',
  unofficial: 'Роздруковано з порталу студента. Перевірити можна лише видану копію з кодом.',
  copies: 'Видані копії',
  copiesHint:
    'Копія – це файл PDF. Одержувач може перевірити її справжність на нашому сайті за кодом.',
  noCopies: 'Жодної копії ще не видано.',
  issue: 'Видати копію',
  issueText: 'Копія показує довідку такою, якою вона є зараз, і отримує власний код.',
  wasIssued: 'Копію {code} видано.',
  issuedOn: 'Видано {date}',
  revoked: 'Відкликано {date}',
} as const satisfies TextsOf<typeof en>;
