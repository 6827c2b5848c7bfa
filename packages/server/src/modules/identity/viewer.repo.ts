import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Role, withImpliedRoles } from '@lampstand/access';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { SessionViewer } from '../../platform/kept-viewers.ts';
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
      raisedUntil: sessions.raisedUntil,
      raiseReason: sessions.raiseReason,
      strong: sessions.strong,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
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
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.deactivatedAt))),
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

/** The person of a session, and how long it lives; none of somebody who was deactivated. */
export async function findViewer(db: Db, tokenHash: string): Promise<SessionViewer | undefined> {
  const [row] = await viewerByToken.run(db, { tokenHash });
  if (!row) return undefined;
  const { lastSeenAt, expiresAt, termsAcceptedAt, roles, regionRoles, ...rest } = row;
  return {
    lastSeenAt,
    expiresAt,
    viewer: {
      ...rest,
      termsAccepted: termsAcceptedAt !== null,
      roles: withImpliedRoles(roles),
      regionRoles: byRegion(regionRoles),
    },
  };
}
