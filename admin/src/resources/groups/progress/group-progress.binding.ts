import type { Binding } from '../../../data/binding.ts';
import {
  GroupsProgressDocument,
  type GroupProgressSortField,
  type GroupsProgressQuery,
} from './group-progress.generated.ts';

type Progress = GroupsProgressQuery['groupProgress'];

export type ProgressLesson = Progress['lessons'][number];

/** What one student of a group has seen, as a row. */
export type ProgressRow = Progress['items'][number] & { readonly id: string };

const sorts: readonly GroupProgressSortField[] = [
  'name',
  'completedLessons',
  'seenPercent',
  'lastSeenAt',
];

/** Who of a group has seen what of a course; the course's lessons come beside the rows. */
export const groupProgressBinding = {
  list: ({ filter = {}, sort, page }) => ({
    query: GroupsProgressDocument,
    variables: {
      groupId: String(filter['groupId']),
      courseId: String(filter['courseId']),
      filter: typeof filter['q'] === 'string' ? { q: filter['q'] } : {},
      sort: {
        field: sorts.find((known) => known === sort?.field) ?? 'name',
        order: sort?.order === 'DESC' ? 'DESC' : 'ASC',
      },
      page,
    },
    parseResponse: ({ data }: { readonly data: GroupsProgressQuery }) => {
      const { items, lessons, total } = data.groupProgress;
      return {
        data: items.map((item) => ({ ...item, id: item.student.id })),
        total,
        meta: { lessons },
      };
    },
  }),
} satisfies Binding;
