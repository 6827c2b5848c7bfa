/** Tables of people into which nothing is planted, and why. */
export const textsOfNobody: Readonly<Record<string, string>> = {
  browser_flows: 'hashes',
  calendar_links: 'nobody’s but one’s own is read by any field; its tokens are sealed',
  course_activities: 'ids and moments',
  courses: 'of the whole college',
  d2l_tickets: 'hashes',
  exam_mails: 'ids and moments',
  group_members: 'ids',
  lesson_positions: 'of the own devices, told as seconds of the own progress',
  mails: 'read by no field',
  recovery_codes: 'hashes',
  region_officers: 'ids',
  second_factors: 'sealed',
  teacher_biographies: 'of the whole college',
  teachers: 'of the whole college',
  user_merger_rows: 'read by no field',
  user_region_roles: 'ids',
  user_regions: 'ids',
  user_roles: 'ids',
  user_tokens: 'hashes',
};

/** What is planted and comes back by no field, and why. */
export const hiddenPlaces: Readonly<Record<string, string>> = {
  'logits.payload': 'of reports, which are asked for apart from what was done',
  'passkeys.public_key': 'leaves the database for no one',
  'sessions.impersonation_reason': 'told in a notification',
  'transcripts.snapshot': 'read by who has its code',
};
