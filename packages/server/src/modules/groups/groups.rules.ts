import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
export const MOST_MEMBERS = 2000;

/** What a group must look like. Members and references are checked against the database. */
export const GroupInputSchema = z.object({
  name: text(120),
  regionId: text(60),
  /** Year of study, or calendar year where a campus counts so. */
  year: z.number().int().min(1).max(9999),
  term: text(60),
  kind: z.enum(['CAMPUS', 'ONLINE', 'OFFLINE_APP']),
  archived: z.boolean(),
  startsOn: z.string(),
  endsOn: z.string(),
  attendanceSchemaId: text(60).nullish(),
  /** Whether its link to sign up takes people in; stays as it is where nothing is said. */
  signUpOpen: z.boolean().nullish(),
  studentIds: z.array(text(60)).max(MOST_MEMBERS),
  facilitatorIds: z.array(text(60)).max(MOST_MEMBERS),
});

export type GroupInput = z.infer<typeof GroupInputSchema>;

/** A group ends on a later day than it starts. Days are ISO texts, which sort as they follow. */
export const endsAfterStart = (group: Pick<GroupInput, 'startsOn' | 'endsOn'>): boolean =>
  group.endsOn > group.startsOn;
