import { builder } from '../../graphql/builder.ts';
import { exportPerson } from './export.service.ts';

builder.mutationField('exportPerson', (t) =>
  t.string({
    description:
      'The path of everything that is kept of a person, as JSON: for the person and for superadmins. It works once.',
    authScopes: { user: true },
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => exportPerson(context, userId),
  }),
);
