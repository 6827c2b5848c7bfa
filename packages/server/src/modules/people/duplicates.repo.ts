import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { userPhones } from '../identity/contacts.table.ts';
import { userRegions, users } from '../identity/identity.table.ts';

/** Why two accounts may be of one person. */
export const duplicateReasons = ['NAME', 'EMAIL', 'PHONE'] as const;

const Found = z.object({
  rows: z.array(
    z.object({
      one: z.string(),
      other: z.string(),
      reasons: z.array(z.enum(duplicateReasons)),
    }),
  ),
});

/** Digits by which a telephone number is compared: the end, since some write the country. */
const DIGITS = sql.raw('9');

/**
 * Pairs of accounts with the same name, the same number, or addresses that arrive at the same box;
 * the likeliest first. Both are of the given regions.
 */
export async function likelyDuplicates(db: Db, scope: RegionScope, limit: number) {
  const within =
    scope === 'all'
      ? sql`true`
      : sql`exists (select 1 from ${userRegions} where ${userRegions.userId} = ${users._id} and ${userRegions.regionId} in ${[...scope]})`;
  const found = await db.execute(sql`
    with people as (
      select ${users._id} as id, lower(${users.fullName}) as name, ${users.email} as email from ${users}
      where ${users.mergedIntoId} is null and ${users.erasedAt} is null and ${within}
    ), keys as (
      select id, 'NAME' as reason, name as key from people
      union all
      select id, 'EMAIL', regexp_replace(split_part(email, '@', 1), '[+].*$|[.]', '', 'g') || '@' || split_part(email, '@', 2) from people
      union all
      select people.id, 'PHONE', right(regexp_replace(${userPhones.number}, '[^0-9]', '', 'g'), ${DIGITS}) from ${userPhones} join people on people.id = ${userPhones.userId}
      where length(regexp_replace(${userPhones.number}, '[^0-9]', '', 'g')) >= 7
    )
    select one.id as one, other.id as other, array_agg(distinct one.reason) as reasons
    from keys as one join keys as other on other.reason = one.reason and other.key = one.key and other.id > one.id
    group by one.id, other.id order by count(distinct one.reason) desc, one.id, other.id limit ${limit}
  `);
  return Found.parse(found).rows;
}
