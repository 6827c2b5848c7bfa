/** What the audit calls records, and where the back-office shows them. */
const resources: Readonly<Record<string, string>> = {
  user: 'users',
  region: 'regions',
  group: 'groups',
  course: 'courses',
  lesson: 'lessons',
  exam: 'exams',
  examAttempt: 'examResults',
  document: 'documents',
  category: 'categories',
};

/** The back-office's page of the record that an entry is about, if it has one. */
export function recordOf(entry: {
  readonly entity: string | null;
  readonly entityId: string | null;
}): { readonly resource: string; readonly id: string } | undefined {
  const resource = entry.entity === null ? undefined : resources[entry.entity];
  return resource && entry.entityId !== null ? { resource, id: entry.entityId } : undefined;
}
