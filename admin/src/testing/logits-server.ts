import { fakeServer, refusal } from './fake-server.ts';

const entries = [
  {
    _id: 'l-1',
    source: 'ACTION',
    at: '2026-03-04T10:00:00.000Z',
    userId: 'u-01',
    userName: 'Ben Njeri',
    throughName: 'Susan Mwangi',
    action: 'updateRegion',
    type: 'region',
    entity: 'region',
    entityId: 'r-kenya',
    groupId: null,
    payload: JSON.stringify({
      before: { name: 'Kenya', closed: false },
      after: { name: 'East Africa', closed: false, description: '' },
      address: '192.0.2.7',
    }),
  },
  {
    _id: 'l-2',
    source: 'REPORT',
    at: '2026-03-04T09:00:00.000Z',
    userId: null,
    userName: null,
    throughName: null,
    action: 'crash',
    type: 'error',
    entity: 'course',
    entityId: 'c-1',
    groupId: 'g-1',
    payload: '{"path":"/student/courses/c-1","message":"x is not a func',
  },
];

interface Asked {
  readonly source?: string;
  readonly _id?: string;
  readonly filter?: { readonly source?: string | null } | null;
}

/** The fake server with a log of one action and one crash. */
export const logitsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    logits: ({ filter }: Asked) => {
      const items = entries.filter(({ source }) => source === (filter?.source ?? 'ACTION'));
      return { items, total: items.length };
    },
    logit: ({ source, _id }: Asked) => {
      const entry = entries.find((each) => each._id === _id && each.source === source);
      if (!entry) throw refusal('NOT_FOUND', 'This record does not exist.');
      return entry;
    },
    logitActions: () => ['crash', 'updateRegion'],
    logitGroups: () => ({
      total: 1,
      items: [
        {
          _id: 'g-1',
          message: 'x is not a function',
          count: 3,
          firstAt: '2026-03-01T09:00:00.000Z',
          lastAt: '2026-03-04T09:00:00.000Z',
        },
      ],
    }),
    ...overrides,
  });
