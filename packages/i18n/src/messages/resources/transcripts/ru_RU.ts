import type { TextsOf } from '../../../message-types.ts';
import type { transcripts as en } from './en.ts';

export const transcripts = {
  name: 'Выданная справка',
  plural: 'Выданные справки',
  'fields.q': 'Поиск по студенту или коду',
  'fields.studentId': 'Студент',
  'fields.student': 'Студент',
  'fields.regionId': 'Регион',
  'fields.locale': 'Язык',
  'fields.code': 'Код',
  'fields.state': 'Состояние',
  'fields.revoked': 'Отозвана',
  'fields.issuedAt': 'Выдана',
  'fields.issuedFrom': 'Выдана с',
  'fields.issuedTo': 'Выдана по',
  'fields.issuedByName': 'Кем выдана',
  'fields.revokedAt': 'Дата отзыва',
  'fields.revokedByName': 'Кем отозвана',
  'fields.revokeReason': 'Причина',
  'fields.reason': 'Причина',
  stateValid: 'Действительна',
  issue: 'Выдать справку',
  issueHint:
    'Она содержит текущие оценки и никогда не меняется. Её может проверить любой, у кого есть код.',
  issued: 'Справка выдана: {name}.',
  download: 'Скачать в PDF',
  verifyPage: 'Страница проверки',
  revoke: 'Отозвать',
  revokeTitle: 'Отозвать эту справку?',
  revokeBody:
    'Тот, кто проверит код, узнает, что справка больше не действительна. Отменить это нельзя.',
  revoked: 'Справка отозвана.',
} as const satisfies TextsOf<typeof en>;
