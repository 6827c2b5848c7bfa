import { builder } from '../../graphql/builder.ts';
import { EmailArgument, TokenArgument } from '../identity/index.ts';
import { SetupInputType } from './setup.inputs.ts';
import type { IsoCurrency } from './setup.rules.ts';
import { completeSetup, openSetup, type SetupState } from './setup.service.ts';
import {
  type SetupTrial,
  trialOutcomes,
  trySetupFiles,
  trySetupMail,
} from './setup-trials.service.ts';

const SetupCurrency = builder.objectRef<IsoCurrency>('SetupCurrency').implement({
  fields: (t) => ({
    value: t.exposeString('value', { description: 'ISO 4217.' }),
    decimals: t.exposeInt('decimals', { description: 'Digits of the minor unit.' }),
  }),
});

const SetupStateRef = builder.objectRef<SetupState>('SetupState').implement({
  fields: (t) => ({
    currencies: t.expose('currencies', { type: [SetupCurrency] }),
    baseCurrency: t.exposeString('baseCurrency', {
      description: 'Rates are given in it, so every college has it.',
    }),
    mailFrom: t.exposeString('mailFrom', {
      nullable: true,
      description: 'Sender of mails; null where no mail server is configured.',
    }),
    fileStore: t.exposeString('fileStore', { description: '`local` or `s3`.' }),
  }),
});

const SetupTrialRef = builder.objectRef<SetupTrial>('SetupTrial').implement({
  fields: (t) => ({
    outcome: t.expose('outcome', {
      type: builder.enumType('SetupTrialOutcome', { values: trialOutcomes }),
      description: '`OUTBOX`: no mail server is configured, nothing was sent.',
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'What to look at.' }),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'What the mail server or the store of files itself said.',
    }),
  }),
});

/** Mutations, all of them: queries travel in addresses, where a secret would be written into logs. */
builder.mutationFields((t) => ({
  openSetup: t.field({
    description: 'What the page of the first set-up begins with. Refused once there are people.',
    type: SetupStateRef,
    authScopes: { public: true },
    args: { secret: t.arg.string({ required: true, validate: TokenArgument }) },
    resolve: (_root, { secret }, context) => openSetup(context, secret),
  }),
  trySetupMail: t.field({
    type: SetupTrialRef,
    authScopes: { public: true },
    args: {
      secret: t.arg.string({ required: true, validate: TokenArgument }),
      email: t.arg.string({ required: true, validate: EmailArgument }),
    },
    resolve: (_root, { email, secret }, context) => trySetupMail(context, secret, email),
  }),
  trySetupFiles: t.field({
    description: 'Writes, reads and removes a file.',
    type: SetupTrialRef,
    authScopes: { public: true },
    args: { secret: t.arg.string({ required: true, validate: TokenArgument }) },
    resolve: (_root, { secret }, context) => trySetupFiles(context, secret),
  }),
  completeSetup: t.boolean({
    description: 'Sets the college up and makes its first superadmin. Happens once.',
    authScopes: { public: true },
    args: {
      secret: t.arg.string({ required: true, validate: TokenArgument }),
      setupInput: t.arg({ type: SetupInputType, required: true }),
    },
    resolve: async (_root, { secret, setupInput }, context) => {
      await completeSetup(context, secret, setupInput);
      return true;
    },
  }),
}));
