import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: '目前无法进行此操作。请几分钟后重试。如果一直如此，请告诉我们此编号：{id}',
} as const satisfies TextsOf<typeof en>;
