import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Видана довідка',
  plural: 'Видані довідки',
  'fields.q': 'Пошук за студентом або кодом',
  'fields.studentId': 'Студент(ка)',
  'fields.student': 'Студент(ка)',
  'fields.regionId': 'Регіон',
  'fields.locale': 'Мова',
  'fields.code': 'Код',
  'fields.state': 'Стан',
  'fields.revoked': 'Відкликано',
  'fields.issuedAt': 'Видано',
  'fields.issuedFrom': 'Видано з',
  'fields.issuedTo': 'Видано до',
  'fields.issuedByName': 'Хто видав',
  'fields.revokedAt': 'Дата відкликання',
  'fields.revokedByName': 'Хто відкликав',
  'fields.revokeReason': 'Причина',
  'fields.reason': 'Причина',
  stateValid: 'Чинна',
  issue: 'Видати довідку',
  issueHint:
    'Вона містить поточні оцінки й ніколи не змінюється. Її може перевірити кожен, хто має код.',
  issued: 'Довідку видано: {name}.',
  download: 'Завантажити у PDF',
  verifyPage: 'Сторінка перевірки',
  revoke: 'Відкликати',
  revokeTitle: 'Відкликати цю довідку?',
  revokeBody: 'Хто перевірить код, дізнається, що довідка більше не чинна. Скасувати це неможливо.',
  revoked: 'Довідку відкликано.',
} as const satisfies TextsOf<typeof en>;
