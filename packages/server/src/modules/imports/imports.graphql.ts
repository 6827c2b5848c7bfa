import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { aliasesOf } from './import-aliases.ts';
import {
  ImportInputSchema,
  importFields,
  importKinds,
  importStatuses,
  MOST_ROWS,
  rowFates,
} from './imports.rules.ts';
import {
  linesOf,
  listImports,
  previewImport,
  readImport,
  reasonsOf,
  startImport,
} from './imports.service.ts';
import type { ImportRecord, ImportRow } from './imports.table.ts';
import type { CellChange, RowPlan } from './row-plan.ts';
import { undoImport, type UndoAnswer } from './undo.service.ts';

const ImportKindType = builder.enumType('ImportKind', { values: importKinds });
const ImportStatus = builder.enumType('ImportStatus', { values: importStatuses });
const ImportFate = builder.enumType('ImportFate', { values: rowFates });

const FieldRef = builder
  .objectRef<{ name: string; needed: boolean; aliases: readonly string[] }>('ImportField')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      needed: t.exposeBoolean('needed'),
      aliases: t.stringList({
        description: 'What the column may be called, in all languages, in small letters.',
        resolve: ({ aliases }) => [...aliases],
      }),
    }),
  });

const ChangeRef = builder.objectRef<CellChange>('ImportChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after'),
  }),
});

const ReasonRef = builder.objectRef<{ field: string; reason: string }>('ImportReason').implement({
  fields: (t) => ({ field: t.exposeString('field'), reason: t.exposeString('reason') }),
});

const PlannedRef = builder.objectRef<RowPlan>('ImportPlannedRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    fate: t.expose('fate', { type: ImportFate }),
    changes: t.field({ type: [ChangeRef], resolve: ({ changes }) => [...changes] }),
    reasons: t.field({
      type: [ReasonRef],
      resolve: ({ errors }, _args, context) => reasonsOf(context, errors),
    }),
  }),
});

const PreviewRef = builder
  .objectRef<Awaited<ReturnType<typeof previewImport>>>('ImportPreview')
  .implement({
    fields: (t) => ({
      rows: t.expose('rows', { type: [PlannedRef] }),
      fingerprint: t.exposeString('fingerprint', {
        description: 'What is confirmed with it is what was shown, or refused.',
      }),
    }),
  });

const RowRef = builder.objectRef<ImportRow>('ImportRow').implement({
  fields: (t) => ({
    line: t.exposeInt('line'),
    values: t.exposeStringList('values'),
    fate: t.expose('fate', { type: ImportFate }),
    userId: t.exposeID('userId', { nullable: true }),
    reasons: t.field({
      type: [ReasonRef],
      resolve: ({ errors }, _args, context) => reasonsOf(context, errors),
    }),
  }),
});

const ImportRef = builder.objectRef<ImportRecord>('Import').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: ImportKindType }),
    groupId: t.exposeID('groupId', { nullable: true }),
    fileName: t.exposeString('fileName'),
    status: t.expose('status', { type: ImportStatus }),
    sendMails: t.exposeBoolean('sendMails'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    fields: t.exposeStringList('fields'),
    total: t.exposeInt('total'),
    done: t.exposeInt('done'),
    rows: t.field({
      type: [RowRef],
      resolve: (record, _args, context) => linesOf(context, record),
    }),
  }),
});

const UndoRef = builder.objectRef<UndoAnswer>('ImportUndo').implement({
  fields: (t) => ({
    record: t.expose('record', { type: ImportRef }),
    blocked: t.intList({
      description: 'Lines whose records changed since: then nothing was taken back.',
      resolve: ({ blocked }) => [...blocked],
    }),
  }),
});

const ImportRowInput = builder.inputType('ImportRowInput', {
  fields: (t) => ({
    line: t.int({ required: true }),
    values: t.stringList({ required: true }),
  }),
});

const ImportInput = builder.inputType('ImportInput', {
  validate: ImportInputSchema,
  fields: (t) => ({
    kind: t.field({ type: ImportKindType, required: true }),
    groupId: t.id(),
    fileName: t.string({ required: true }),
    fields: t.stringList({ required: true }),
    rows: t.field({
      type: [ImportRowInput],
      required: true,
      extensions: { mostEntries: MOST_ROWS },
    }),
  }),
});

builder.queryFields((t) => ({
  importFields: t.field({
    type: [FieldRef],
    authScopes: { anywhereRole: 'admin' },
    args: { kind: t.arg({ type: ImportKindType, required: true }) },
    resolve: (_root, { kind }, { services }) => {
      const { needed, others } = importFields[kind];
      return [...needed, ...others].map((name) => ({
        name,
        needed: needed.some((each) => each === name),
        aliases: aliasesOf(services.translators, name),
      }));
    },
  }),
  imports: t.field({
    description: 'The newest imports of the signed-in person.',
    type: [ImportRef],
    authScopes: { role: 'admin' },
    resolve: (_root, _args, context) => listImports(context),
  }),
  import: t.field({
    type: ImportRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readImport(context, _id),
  }),
}));

builder.mutationFields((t) => ({
  previewImport: t.field({
    description: 'What would become of every line. Nothing is written.',
    type: PreviewRef,
    authScopes: { role: 'admin' },
    extensions: { wholeFile: true },
    args: { importInput: t.arg({ type: ImportInput, required: true }) },
    resolve: (_root, { importInput }, context) => previewImport(context, importInput),
  }),
  startImport: t.field({
    type: ImportRef,
    authScopes: { role: 'admin' },
    extensions: { wholeFile: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      importInput: t.arg({ type: ImportInput, required: true }),
      fingerprint: t.arg.string({ required: true }),
      sendMails: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { importInput, ...asked }, context) =>
      startImport(context, { ...asked, input: importInput }),
  }),
  undoImport: t.field({
    description: 'Takes the whole import back, or nothing where records changed since.',
    type: UndoRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => undoImport(context, _id),
  }),
}));
