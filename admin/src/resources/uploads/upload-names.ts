import type { MessageId } from '@lampstand/i18n';
import type { UploadRowFragment } from './uploads.generated.ts';

type Row = UploadRowFragment;

interface Purpose {
  readonly name: MessageId;
  /** Where the record that the file goes to has its page. */
  readonly resource: string;
}

const states: Readonly<Record<Row['status'], MessageId>> = {
  UPLOADING: 'resources.uploads.uploading',
  COMPLETED: 'resources.uploads.completed',
  ABORTED: 'resources.uploads.aborted',
  FAILED: 'resources.uploads.failed',
};

const purposes: Readonly<Record<Row['itemType'], Purpose>> = {
  LESSON_RECORDING: { name: 'resources.uploads.recording', resource: 'lessons' },
  LESSON_AUDIO: { name: 'resources.uploads.audio', resource: 'lessons' },
  LESSON_SUBTITLES: { name: 'resources.uploads.subtitles', resource: 'lessons' },
  LESSON_DOWNLOAD: { name: 'resources.uploads.download', resource: 'lessons' },
  COURSE_IMAGE: { name: 'resources.uploads.courseImage', resource: 'courses' },
  TEACHER_PICTURE: { name: 'resources.uploads.teacherPicture', resource: 'teachers' },
  TRANSCRIPT_SEAL: { name: 'resources.uploads.transcriptSeal', resource: 'site-settings' },
  ASSIGNMENT_DOWNLOAD: { name: 'resources.uploads.assignmentDownload', resource: 'assignments' },
  SUBMISSION_FILE: { name: 'resources.uploads.submissionFile', resource: 'assignmentSubmissions' },
  FEEDBACK_FILE: { name: 'resources.uploads.feedbackFile', resource: 'assignmentSubmissions' },
};

export const stateName = ({ status }: Row): MessageId => states[status];
export const purposeOf = ({ itemType }: Row): Purpose => purposes[itemType];

export const stateChoices = Object.entries(states).map(([id, name]) => ({ id, name }));
export const purposeChoices = Object.entries(purposes).map(([id, { name }]) => ({ id, name }));
