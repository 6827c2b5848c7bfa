import { listVerb, type Binding } from '../data/binding.ts';
import { GroupBoardsListDocument } from './boards.generated.ts';

export const boardsBinding = {
  list: listVerb({
    document: GroupBoardsListDocument,
    read: ({ groupBoards }) => groupBoards,
    sorts: ['name', 'startsOn'],
    filters: {
      ids: true,
      q: true,
      regionId: true,
      kind: true,
      year: true,
      term: true,
      attendanceSchemaId: true,
      withoutMembers: true,
      withoutSchema: true,
      archived: true,
    },
  }),
} satisfies Binding;
