import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { type Design, readDesign, removeSeal, updateDesign } from './transcript-design.service.ts';
import {
  type TranscriptBlock,
  transcriptBlocks,
  TranscriptDesignInputSchema,
} from './transcript-design.rules.ts';

const BlockKind = builder.enumType('TranscriptBlockKind', { values: transcriptBlocks });

const BlockRef = builder.objectRef<TranscriptBlock>('TranscriptBlock').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockKind }),
    shown: t.exposeBoolean('shown'),
  }),
});

const DesignRef = builder.objectRef<Design>('TranscriptDesign').implement({
  description: 'How transcripts look that are issued from now on.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version', { description: '0 as long as nobody has saved one.' }),
    blocks: t.field({
      description: 'From the top of the page down, each once.',
      type: [BlockRef],
      resolve: ({ blocks }) => [...blocks],
    }),
    letterhead: t.exposeString('letterhead', {
      description: "Below the name of the college; null: the college's address.",
      nullable: true,
    }),
    sealUrl: t.string({
      nullable: true,
      resolve: ({ sealFileId }, _args, { services }) =>
        sealFileId === null ? null : signedFileUrl(services, sealFileId),
    }),
  }),
});

const BlockInput = builder.inputType('TranscriptBlockInput', {
  fields: (t) => ({
    kind: t.field({ type: BlockKind, required: true }),
    shown: t.boolean({ required: true }),
  }),
});

const DesignInput = builder.inputType('TranscriptDesignInput', {
  validate: TranscriptDesignInputSchema,
  fields: (t) => ({
    blocks: t.field({ type: [BlockInput], required: true }),
    letterhead: t.string(),
  }),
});

builder.queryField('transcriptDesign', (t) =>
  t.field({
    type: DesignRef,
    authScopes: { user: true },
    resolve: (_root, _args, context) => readDesign(context),
  }),
);

builder.mutationFields((t) => ({
  updateTranscriptDesign: t.field({
    type: DesignRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      version: t.arg.int({ required: true }),
      transcriptDesignInput: t.arg({ type: DesignInput, required: true }),
    },
    resolve: (_root, { version, transcriptDesignInput }, context) =>
      updateDesign(context, version, transcriptDesignInput),
  }),
  removeTranscriptSeal: t.field({
    type: DesignRef,
    authScopes: { globalRole: 'superadmin' },
    resolve: (_root, _args, context) => removeSeal(context),
  }),
}));
