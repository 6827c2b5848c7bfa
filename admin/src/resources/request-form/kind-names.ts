import type { MessageId } from '@lampstand/i18n';
import type { RequestFieldKind } from './request-form.generated.ts';

export const kindNames = {
  TEXT: 'resources.request-form.kindText',
  LONG_TEXT: 'resources.request-form.kindLongText',
  CHOICE: 'resources.request-form.kindChoice',
  DATE: 'resources.request-form.kindDate',
  YES_NO: 'resources.request-form.kindYesNo',
} as const satisfies Readonly<Record<RequestFieldKind, MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
