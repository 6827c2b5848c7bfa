import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import type { Assignment, AssignmentDownload } from './assignments.list.ts';
import { assignmentKinds } from './assignments.rules.ts';
import { submissionStatuses } from './assignments.table.ts';
import type { Submission, WorkFile } from './submissions.list.ts';
import { assignmentStates } from './submissions.rules.ts';

export const AssignmentKind = builder.enumType('AssignmentKind', { values: assignmentKinds });
export const SubmissionStatus = builder.enumType('SubmissionStatus', {
  values: submissionStatuses,
});
export const AssignmentState = builder.enumType('AssignmentState', { values: assignmentStates });

export const AssignmentRef = builder.objectRef<Assignment>('Assignment');
export const SubmissionRef = builder.objectRef<Submission>('AssignmentSubmission');

export const AssignmentDownloadRef = builder
  .objectRef<AssignmentDownload>('AssignmentDownload')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title'),
      fileName: t.exposeString('fileName'),
      contentType: t.exposeString('contentType'),
      size: t.exposeFloat('size', { description: 'Bytes.' }),
      url: t.string({
        description: 'Saves the file. Works for some hours.',
        resolve: ({ fileId, fileName }, _args, { services }) =>
          signedFileUrl(services, fileId, { download: fileName }),
      }),
    }),
  });

export const WorkFileRef = builder.objectRef<WorkFile>('WorkFile').implement({
  description: 'A file that a student handed in, or that came back with the feedback.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType', { description: 'By its bytes.' }),
    size: t.exposeFloat('size', { description: 'Bytes.' }),
    sha256: t.exposeString('sha256'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    url: t.string({
      description:
        'Saves the file; browsers never open it on our own origin. Works for some hours.',
      resolve: ({ fileId, fileName }, _args, { services }) =>
        signedFileUrl(services, fileId, { download: fileName }),
    }),
    previewUrl: t.string({
      description: 'Shows a picture, a sound or a film; null for what no page may show.',
      nullable: true,
      resolve: ({ fileId, contentType }, _args, { services }) =>
        SHOWN.test(contentType) ? signedFileUrl(services, fileId) : null,
    }),
  }),
});

/** Of what is served without a download, pages show these (see files.http.ts). */
const SHOWN = /^(video|audio)\/|^image\/(png|jpeg|webp|gif|avif)$/;
