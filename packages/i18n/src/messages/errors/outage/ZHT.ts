import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: '目前無法進行此操作。請於幾分鐘後再試。若持續如此，請告訴我們此編號：{id}',
} as const satisfies TextsOf<typeof en>;
