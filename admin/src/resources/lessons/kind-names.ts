import type { MessageId } from '@lampstand/i18n';
import type { LessonKind } from './lessons.generated.ts';

export const kindNames = {
  VIDEO: 'resources.lessons.kindVideo',
  AUDIO: 'resources.lessons.kindAudio',
  TEXT: 'resources.lessons.kindText',
} as const satisfies Readonly<Record<LessonKind, MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
