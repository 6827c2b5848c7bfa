import { groupMembers, type GroupRow, groups } from '../../modules/groups/groups.table.ts';
import type { TestApp } from '../test-app.ts';
import { recordOf } from './record.ts';

interface Members {
  /** Ids of people. */
  readonly students?: readonly string[];
  readonly facilitators?: readonly string[];
}

/** A group of Cape Town under way, with the given members. */
export async function aGroup(
  app: TestApp,
  { students = [], facilitators = [], ...overrides }: Partial<GroupRow> & Members = {},
): Promise<GroupRow> {
  const { db } = app.services.database;
  const record = recordOf(app);
  const row: GroupRow = {
    ...record,
    name: `Group ${record._id}`,
    regionId: 'region-cape-town',
    year: 1,
    term: 'Spring',
    kind: 'CAMPUS',
    archived: false,
    startsOn: '2026-01-12',
    endsOn: '2026-05-29',
    attendanceSchemaId: null,
    signUpOpen: true,
    ...overrides,
  };
  await db.insert(groups).values(row);
  const members = [
    ...students.map((userId) => ({ userId, groupId: row._id, role: 'STUDENT' as const })),
    ...facilitators.map((userId) => ({ userId, groupId: row._id, role: 'FACILITATOR' as const })),
  ];
  if (members.length > 0) await db.insert(groupMembers).values(members);
  return row;
}
