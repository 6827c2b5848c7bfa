import { builder } from '../../graphql/builder.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.service.ts';

const Session = builder
  .objectRef<Awaited<ReturnType<typeof listSessions>>[number]>('Session')
  .implement({
    description: 'A browser in which the person is signed in.',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      current: t.exposeBoolean('current'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      address: t.exposeString('address', { nullable: true }),
      userAgent: t.exposeString('userAgent', { nullable: true }),
      impersonatedBy: t.exposeString('impersonatedBy', {
        description: 'Name of the member of staff who looks through this person’s eyes, else null.',
        nullable: true,
      }),
    }),
  });

builder.queryField('sessions', (t) =>
  t.field({
    description: 'The own sessions, the latest used first.',
    type: [Session],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listSessions(context),
  }),
);

builder.mutationFields((t) => ({
  revokeSession: t.boolean({
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await revokeSession(context, args._id);
      return true;
    },
  }),
  revokeOtherSessions: t.int({
    description: 'Ends all own sessions but this one and says how many there were.',
    authScopes: { user: true },
    resolve: (_root, _args, context) => revokeOtherSessions(context),
  }),
}));
