import { builder } from '../../graphql/builder.ts';
import { d2lTarget } from './signed-address.ts';
import { createTicket } from './d2l.service.ts';

builder.queryField('d2lHost', (t) =>
  t.string({
    description: 'The configured Brightspace site; null where there is none.',
    nullable: true,
    authScopes: { globalRole: 'superadmin' },
    resolve: (_root, _args, { services }) => d2lTarget(services.env)?.url.host ?? null,
  }),
);

builder.mutationField('createD2lTicket', (t) =>
  t.string({
    description: 'A path on this site that leads to Brightspace, once and within a minute.',
    authScopes: { globalRole: 'superadmin' },
    resolve: (_root, _args, context) => createTicket(context),
  }),
);
