import { builder } from '../../graphql/builder.ts';
import { LogitInputSchema } from './logits.rules.ts';
import { insertLogit } from './logits.service.ts';

const LogitInput = builder.inputType('LogitInput', {
  validate: LogitInputSchema,
  fields: (t) => ({
    userId: t.id(),
    action: t.string({ required: true }),
    type: t.string({ required: true }),
    payload: t.string(),
  }),
});

builder.mutationFields((t) => ({
  insertLogit: t.boolean({
    authScopes: { public: true },
    args: { logitInput: t.arg({ type: LogitInput, required: true }) },
    resolve: async (_root, args, context) => {
      await insertLogit(context, args.logitInput);
      return true;
    },
  }),
}));
