/** Apollo's cache as it is written down: records by their id, and what the queries began with. */
export type CacheRecords = Readonly<Record<string, unknown>>;

/**
 * What may stay on a device, by the first field of its query: courses as their student sees them, and
 * documents that are published. Nothing about people, no exams and results, no links to files.
 */
const keptFields = ['studentCourses', 'studentCourse', 'publishedDocuments', 'documentByTitle'];

const nameOf = (field: string): string => field.split(/[(:]/)[0] ?? '';

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('__ref' in value && typeof value.__ref === 'string') return [value.__ref];
  return Object.values(value).flatMap(refsIn);
}

const recordOf = (value: unknown): CacheRecords =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** People and their sessions are never kept, also where a course leads to them. */
const isPrivate = (id: string): boolean => /^(User|Person|Session|SignUp)/.test(id);

/** Of a cache only what may be kept: the allowed queries, and the records that they lead to. */
export function keepable(records: CacheRecords): CacheRecords {
  const root = Object.fromEntries(
    Object.entries(recordOf(records['ROOT_QUERY'])).filter(([field]) =>
      keptFields.includes(nameOf(field)),
    ),
  );
  const kept = new Map<string, unknown>([['ROOT_QUERY', { __typename: 'Query', ...root }]]);
  const waiting = refsIn(root);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const record = records[id];
    if (record === undefined || kept.has(id) || isPrivate(id)) continue;
    kept.set(id, record);
    waiting.push(...refsIn(record));
  }
  return Object.fromEntries(kept);
}

/** What was kept, under what has been fetched meanwhile. */
export function beneath(kept: CacheRecords, fresh: CacheRecords): CacheRecords {
  const root = { ...recordOf(kept['ROOT_QUERY']), ...recordOf(fresh['ROOT_QUERY']) };
  return { ...kept, ...fresh, ROOT_QUERY: root };
}
