import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import type { List } from '../../platform/list.ts';
import { ReasonSchema } from '../../platform/reason.ts';
import { PersonRef } from '../identity/index.ts';
import { GradeBandRef } from './grades.refs.ts';
import { transcriptPdfPath } from './transcript-pdf.path.ts';
import type { TranscriptCourse, TranscriptTerm } from './transcript.types.ts';
import type { IssuedTranscript } from './transcripts.list.ts';
import {
  issueTranscript,
  listOwnTranscripts,
  listTranscripts,
  readIssued,
  readTranscript,
  revokeTranscript,
  type Transcript,
} from './transcripts.service.ts';
import { type VerifiedTranscript, verifyTranscript } from './verify-transcript.service.ts';

const TranscriptCourseRef = builder.objectRef<TranscriptCourse>('TranscriptCourse').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    complete: t.exposeBoolean('complete', {
      description: 'Without it there is no score, letter or points yet.',
    }),
    score: t.exposeInt('score', { nullable: true }),
    letter: t.exposeString('letter', { nullable: true }),
    points: t.exposeFloat('points', { nullable: true }),
  }),
});

const TranscriptTermRef = builder.objectRef<TranscriptTerm>('TranscriptTerm').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    year: t.exposeInt('year'),
    courses: t.field({ type: [TranscriptCourseRef], resolve: ({ courses }) => [...courses] }),
    meanScore: t.exposeInt('meanScore', { nullable: true }),
    meanPoints: t.exposeFloat('meanPoints', { nullable: true }),
  }),
});

const TranscriptRef = builder.objectRef<Transcript>('Transcript').implement({
  description: "A person's grades, term by term, as they are now.",
  fields: (t) => ({
    student: t.expose('student', { type: PersonRef }),
    terms: t.field({ type: [TranscriptTermRef], resolve: ({ terms }) => [...terms] }),
    meanScore: t.exposeInt('meanScore', {
      description: 'Of completed courses, each of which counts the same.',
      nullable: true,
    }),
    meanPoints: t.exposeFloat('meanPoints', { nullable: true }),
    scale: t.field({ type: [GradeBandRef], resolve: ({ scale }) => [...scale] }),
  }),
});

const IssuedTranscriptRef = builder.objectRef<IssuedTranscript>('IssuedTranscript').implement({
  description: 'A transcript as somebody was given it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    code: t.exposeString('code'),
    locale: t.exposeString('locale'),
    url: t.string({
      description: 'A path of the server: the transcript as PDF, for whoever may read it.',
      resolve: ({ _id }) => transcriptPdfPath(_id),
    }),
    student: t.expose('student', { type: PersonRef }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    issuedByName: t.exposeString('issuedByName'),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    revokedByName: t.exposeString('revokedByName', { nullable: true }),
    revokeReason: t.exposeString('revokeReason', { nullable: true }),
  }),
});

const VerifiedTranscriptRef = builder
  .objectRef<VerifiedTranscript>('VerifiedTranscript')
  .implement({
    description: 'What anybody is told who holds a code.',
    fields: (t) => ({
      code: t.exposeString('code'),
      studentName: t.exposeString('studentName'),
      organisation: t.exposeString('organisation'),
      issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
      revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
      terms: t.field({ type: [TranscriptTermRef], resolve: ({ terms }) => [...terms] }),
      meanScore: t.exposeInt('meanScore', { nullable: true }),
      meanPoints: t.exposeFloat('meanPoints', { nullable: true }),
    }),
  });

const IssuedTranscriptList = builder
  .objectRef<List<IssuedTranscript>>('IssuedTranscriptList')
  .implement({
    fields: (t) => ({
      items: t.expose('items', { type: [IssuedTranscriptRef] }),
      total: t.exposeInt('total'),
    }),
  });

const TranscriptFilter = builder.inputType('TranscriptFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string({ description: 'A part of the name or of the code.' }),
    studentId: t.id(),
    regionId: t.id(),
    revoked: t.boolean(),
    issuedFrom: t.field({ type: 'DateTime' }),
    issuedTo: t.field({ type: 'DateTime' }),
  }),
});

const TranscriptSort = builder.inputType('TranscriptSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('TranscriptSortField', {
        values: ['issuedAt', 'revokedAt', 'code'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryFields((t) => ({
  transcript: t.field({
    description: 'The own one, or that of somebody whom one looks after as an admin.',
    type: TranscriptRef,
    authScopes: { user: true },
    args: { userId: t.arg.id() },
    resolve: (_root, { userId }, context) => readTranscript(context, userId),
  }),
  myTranscripts: t.field({
    description: 'What was issued to the person, the newest first.',
    type: [IssuedTranscriptRef],
    authScopes: { user: true },
    resolve: (_root, _args, context) => listOwnTranscripts(context),
  }),
  transcripts: t.field({
    type: IssuedTranscriptList,
    authScopes: { role: 'admin' },
    args: {
      filter: t.arg({ type: TranscriptFilter }),
      sort: t.arg({ type: TranscriptSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listTranscripts(context, args),
  }),
  issuedTranscript: t.field({
    type: IssuedTranscriptRef,
    authScopes: { role: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readIssued(context, _id),
  }),
  verifyTranscript: t.field({
    description: 'What was issued under a code; null where nothing was.',
    type: VerifiedTranscriptRef,
    nullable: true,
    authScopes: { public: true },
    args: { code: t.arg.string({ required: true, validate: z.string().max(100) }) },
    resolve: (_root, { code }, context) => verifyTranscript(context, code),
  }),
}));

builder.mutationFields((t) => ({
  issueTranscript: t.field({
    type: IssuedTranscriptRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      userId: t.arg.id({ description: 'Null: for oneself.' }),
      locale: t.arg.string({ required: true, validate: z.string().refine(isLocaleCode) }),
    },
    resolve: (_root, args, context) => issueTranscript(context, args),
  }),
  revokeTranscript: t.field({
    type: IssuedTranscriptRef,
    authScopes: { role: 'admin' },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true, validate: ReasonSchema }),
    },
    resolve: async (_root, { _id, version, reason }, context) => {
      await revokeTranscript(context, _id, version, reason);
      return readIssued(context, _id);
    },
  }),
}));
