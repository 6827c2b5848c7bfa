import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { ExamResultRef } from '../exams/index.ts';
import { GroupFilter, GroupKind, readableGroups } from '../groups/index.ts';
import { PersonRef } from '../identity/index.ts';
import { RegionRef } from '../regions/index.ts';
import { type GroupBoard, groupBoardsList } from './group-boards.list.ts';

const GroupBoardRef = builder.objectRef<GroupBoard>('GroupBoard').implement({
  description: 'What goes on in one group.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    region: t.field({
      type: RegionRef,
      resolve: ({ region, regionId }) => {
        if (!region) throw new Error(`Region ${regionId} of a group could not be read`);
        return region;
      },
    }),
    year: t.exposeInt('year'),
    term: t.exposeString('term'),
    kind: t.expose('kind', { type: GroupKind }),
    archived: t.exposeBoolean('archived'),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    studentCount: t.exposeInt('studentCount'),
    facilitators: t.expose('facilitators', { type: [PersonRef] }),
    courses: t.expose('courses', {
      description: 'Published courses that are offered to it.',
      type: [CourseLinkRef],
    }),
    lastActivityAt: t.expose('lastActivityAt', {
      description: 'When one of its people last sat an exam or opened a course of it.',
      type: 'DateTime',
      nullable: true,
    }),
    latestResults: t.expose('latestResults', { type: [ExamResultRef] }),
  }),
});

const GroupBoardList = builder.objectRef<List<GroupBoard>>('GroupBoardList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [GroupBoardRef] }),
    total: t.exposeInt('total'),
  }),
});

const GroupBoardSort = builder.inputType('GroupBoardSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('GroupBoardSortField', { values: ['name', 'startsOn'] as const }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryField('groupBoards', (t) =>
  t.field({
    description: 'The boards of the groups of the own regions.',
    type: GroupBoardList,
    authScopes: { role: 'manager' },
    args: {
      filter: t.arg({ type: GroupFilter }),
      sort: t.arg({ type: GroupBoardSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) =>
      groupBoardsList.read(context.db, {
        ...args,
        regions: readableGroups(signedIn(context)),
        relations: new Set(),
      }),
  }),
);
