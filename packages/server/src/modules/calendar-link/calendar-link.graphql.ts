import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import {
  beginCalendarConnection,
  connectCalendar,
  disconnectCalendar,
  readCalendarLink,
} from './calendar-link.service.ts';

const CodeSchema = z.string().max(4096);
const StateSchema = z.string().max(200);
const IssuerSchema = z.string().max(500);

const CalendarConnection = builder
  .objectRef<Awaited<ReturnType<typeof readCalendarLink>>>('CalendarConnection')
  .implement({
    description: 'The calendar account elsewhere that a person has connected.',
    fields: (t) => ({
      offered: t.exposeBoolean('offered', {
        description: 'Whether this college connects calendars.',
      }),
      account: t.exposeString('account', { nullable: true }),
      connectedAt: t.expose('connectedAt', { type: 'DateTime', nullable: true }),
    }),
  });

builder.queryField('calendarConnection', (t) =>
  t.field({
    type: CalendarConnection,
    authScopes: { user: true },
    resolve: (_root, _args, context) => readCalendarLink(context),
  }),
);

builder.mutationFields((t) => ({
  beginCalendarConnection: t.string({
    description: 'The address at which the person allows the connection; bound to this browser.',
    authScopes: { user: true },
    resolve: (_root, _args, context) => beginCalendarConnection(context),
  }),
  getTokensFromAuthCode: t.boolean({
    description:
      'Connects the calendar with what its provider sent the browser back with. The tokens stay on the server.',
    authScopes: { user: true },
    args: {
      authCode: t.arg.string({ required: true, validate: CodeSchema }),
      state: t.arg.string({ validate: StateSchema }),
      iss: t.arg.string({ validate: IssuerSchema }),
    },
    resolve: async (_root, { authCode, iss, state }, context) => {
      await connectCalendar(context, { code: authCode, iss, state });
      return true;
    },
  }),
  disconnectCalendar: t.boolean({
    authScopes: { user: true },
    resolve: async (_root, _args, context) => {
      await disconnectCalendar(context);
      return true;
    },
  }),
}));
