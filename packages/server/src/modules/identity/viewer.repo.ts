import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Role, withImpliedRoles } from '@lampstand/access';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { regions } from '../regions/regions.table.ts';
import { sessions, userRegionRoles, userRegions, userRoles, users } from './identity.table.ts';

const viewerByToken = defineStatement('viewer_by_token', (db) =>
  db
    .select({
      _id: users._id,
      fullName: users.fullName,
      locale: users.locale,
      tokenHash: sessions.tokenHash,
      impersonatorId: sessions.impersonatorId,
      strong: sessions.strong,
      lastSeenAt: sessions.lastSeenAt,
      termsAcceptedAt: users.termsAcceptedAt,
      roles: sql<
        Role[]
      >`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users._id})`,
      regionIds: sql<
        string[]
      >`array(select ${userRegions.regionId} from ${userRegions} where ${userRegions.userId} = ${users._id})`,
      regionRoles: jsonList(
        jsonObject({
          regionId: userRegionRoles.regionId,
          slug: regions.slug,
          role: userRegionRoles.role,
        }),
        sql`${userRegionRoles} join ${regions} on ${regions._id} = ${userRegionRoles.regionId} where ${userRegionRoles.userId} = ${users._id}`,
      ),
    })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        isNull(users.deactivatedAt),
      ),
    ),
);

/** Role names of each region, with the implied ones. */
function byRegion(
  rows: readonly { regionId: string; slug: string; role: Role }[],
): Viewer['regionRoles'] {
  const given = Map.groupBy(rows, (row) => row.regionId);
  return [...given].map(([regionId, own]) => ({
    regionId,
    slug: own[0]?.slug ?? '',
    roleNames: withImpliedRoles(own.map((row) => row.role)),
  }));
}

/**
 * The person of a live session, read anew for every request: a role that was taken away is gone at
 * the next one.
 */
export async function findViewer(
  db: Db,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<{ viewer: Viewer; lastSeenAt: string } | undefined> {
  const [row] = await viewerByToken.run(db, {
    tokenHash,
    now: now.toISOString(),
    idleSince: idleSince.toISOString(),
  });
  if (!row) return undefined;
  const { lastSeenAt, termsAcceptedAt, roles, regionRoles, ...rest } = row;
  return {
    lastSeenAt,
    viewer: {
      ...rest,
      termsAccepted: termsAcceptedAt !== null,
      roles: withImpliedRoles(roles),
      regionRoles: byRegion(regionRoles),
    },
  };
}
