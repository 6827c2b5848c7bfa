import { builder } from '../../graphql/builder.ts';
import { Role } from '../identity/index.ts';
import {
  cellAnswers,
  type Need,
  needScopes,
  type PermissionRule,
  reasons,
  ruleKinds,
  type Verdict,
} from './permissions.rules.ts';
import { answerPermission, cellsOf, permissionRules } from './permissions.service.ts';

const NeedScope = builder.enumType('PermissionScope', { values: needScopes });
const RuleKind = builder.enumType('PermissionKind', { values: ruleKinds });
const Reason = builder.enumType('PermissionReason', { values: reasons });
const CellAnswer = builder.enumType('PermissionReach', { values: cellAnswers });

const NeedRef = builder.objectRef<Need>('PermissionNeed').implement({
  fields: (t) => ({
    scope: t.expose('scope', { type: NeedScope }),
    role: t.expose('role', { type: Role, nullable: true }),
  }),
});

const CellRef = builder.objectRef<ReturnType<typeof cellsOf>[number]>('PermissionCell').implement({
  fields: (t) => ({
    role: t.expose('role', {
      type: Role,
      nullable: true,
      description: 'Null: somebody who is not signed in.',
    }),
    everywhere: t.exposeBoolean('everywhere', { description: 'Else in one region.' }),
    answer: t.expose('answer', { type: CellAnswer }),
  }),
});

const RuleRef = builder.objectRef<PermissionRule>('PermissionRule').implement({
  description: 'A root field or an address, with who may use it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: RuleKind }),
    name: t.exposeString('name'),
    needs: t.field({
      type: [NeedRef],
      description: 'Any one of them opens it.',
      resolve: ({ needs }) => [...needs],
    }),
    cells: t.field({ type: [CellRef], resolve: cellsOf }),
  }),
});

const VerdictRef = builder.objectRef<Verdict>('PermissionAnswer').implement({
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed'),
    reason: t.expose('reason', { type: Reason }),
    role: t.expose('role', { type: Role, nullable: true }),
    regions: t.stringList({
      description: 'Slugs of the regions in which the role is held.',
      resolve: ({ regions }) => [...regions],
    }),
  }),
});

builder.queryFields((t) => ({
  permissionRules: t.field({
    type: [RuleRef],
    authScopes: { anywhereRole: 'admin' },
    resolve: (_root, _args, _context, { schema }) => [...permissionRules(schema)],
  }),
  permissionAnswer: t.field({
    description: 'Whether a person may do something, and which rule and role decide.',
    type: VerdictRef,
    authScopes: { role: 'admin' },
    args: {
      userId: t.arg.id({ required: true }),
      ruleId: t.arg.id({ required: true }),
      regionId: t.arg.id(),
    },
    resolve: (_root, args, context, { schema }) =>
      answerPermission(context, schema, { ...args, regionId: args.regionId ?? null }),
  }),
}));
