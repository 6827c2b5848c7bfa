import { builder } from './builder.ts';
import { type Outcome, outcomeStatuses } from './outcomes.ts';

export const SortOrder = builder.enumType('SortOrder', { values: ['ASC', 'DESC'] as const });

export const PageInput = builder.inputType('PageInput', {
  fields: (t) => ({
    page: t.int({ required: true }),
    perPage: t.int({ required: true }),
  }),
});

export const OutcomeStatus = builder.enumType('OutcomeStatus', { values: outcomeStatuses });

export const OutcomeRef = builder.objectRef<Outcome>('Outcome').implement({
  description: 'What became of one record of a mutation about many.',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.expose('status', { type: OutcomeStatus }),
    code: t.exposeString('code', { nullable: true }),
    reason: t.exposeString('reason', {
      description: 'Why it failed, in the language of the request.',
      nullable: true,
    }),
  }),
});
