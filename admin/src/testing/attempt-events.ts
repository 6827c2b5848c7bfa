/** What happened in an attempt on a day from nine on: handed in, or left after looking away. */
export const eventsOf = (_id: string, day: string, left: boolean) =>
  [
    { kind: 'STARTED', minute: '00', details: [] },
    ...(left
      ? [
          { kind: 'HIDDEN', minute: '12', details: [{ name: 'seconds', value: '40' }] },
          { kind: 'LEFT', minute: '40', details: [] },
        ]
      : [{ kind: 'HANDED_IN', minute: '40', details: [] }]),
  ].map(({ minute, ...event }, at) => ({
    ...event,
    _id: `${_id}-${at}`,
    at: `${day}T09:${minute}:00.000Z`,
    byName: null,
  }));
