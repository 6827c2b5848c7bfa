import { customType } from 'drizzle-orm/pg-core';

/**
 * Stretches of seconds of a recording, each with its first second and without its last:
 * `{[0,10),[20,30)}`. The database unites them and keeps them in order.
 */
export const secondRanges = customType<{ data: string }>({
  dataType: () => 'int4multirange',
});
