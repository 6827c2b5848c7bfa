import { listVerb, recordVerb, type Binding } from '../../data/binding.ts';
import {
  LogitsActionsDocument,
  LogitsGroupsDocument,
  LogitsListDocument,
  LogitsOneDocument,
  type LogitRowFragment,
  type LogitSource,
  type LogitsGroupsQuery,
} from './logits.generated.ts';
import { dayAfter, startOfDay } from './log-days.ts';

/** An entry by an id that says of which of the two logs it is. */
const named = <Row extends LogitRowFragment>(row: Row) => ({
  ...row,
  id: `${row.source}:${row.id}`,
  recordId: row.entityId,
});

export type LogitRow = ReturnType<typeof named<LogitRowFragment>>;
export type LogitRecord = LogitRow & { readonly payload: string | null };
export type LogitGroup = LogitsGroupsQuery['logitGroups']['items'][number];

const list = listVerb({
  document: LogitsListDocument,
  read: ({ logits }) => ({ ...logits, items: logits.items.map(named) }),
  sorts: ['at'],
  filters: {
    ids: true,
    source: true,
    q: true,
    userId: true,
    action: true,
    type: true,
    recordId: true,
    groupId: true,
    after: true,
    until: true,
  },
  // Days are those of who looks; the last one counts whole.
  toFilter: ({ after, until, ...rest }) => ({
    ...rest,
    ...(after ? { after: startOfDay(after) } : {}),
    ...(until ? { until: dayAfter(until) } : {}),
  }),
});

export const logitsBinding = {
  list,
  one: recordVerb(
    LogitsOneDocument,
    (id: string): { source: LogitSource; id: string } => {
      const [source, own = ''] = id.split(/:(.*)/s);
      return { source: source === 'REPORT' ? 'REPORT' : 'ACTION', id: own };
    },
    ({ logit }) => named(logit),
  ),
} satisfies Binding;

/** The actions that occur, for a filter. */
export const logitActionsBinding = {
  list: () => ({
    query: LogitsActionsDocument,
    variables: {},
    parseResponse: ({ data }) => {
      const actions: readonly string[] = data.logitActions;
      return { data: actions.map((id) => ({ id, name: id })), total: actions.length };
    },
  }),
} satisfies Binding;

/** Crashes by what they said. */
export const logitGroupsBinding = {
  list: ({ page }) => ({
    query: LogitsGroupsDocument,
    variables: { sort: { field: 'lastAt', order: 'DESC' }, page },
    parseResponse: ({ data }) => ({
      data: data.logitGroups.items,
      total: data.logitGroups.total,
    }),
  }),
} satisfies Binding;
