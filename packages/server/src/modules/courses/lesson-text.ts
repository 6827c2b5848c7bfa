import { defineRichText } from '../../platform/rich-text.ts';
import { lessonDownloads, lessons, lessonSubtitles, recordings } from './courses.table.ts';

/** What a lesson of the kind TEXT says. */
export const lessonText = defineRichText({
  column: lessons.content,
  files: [
    { recordId: lessonDownloads.lessonId, fileId: lessonDownloads.fileId },
    { recordId: lessonSubtitles.lessonId, fileId: lessonSubtitles.fileId },
    { recordId: recordings.lessonId, fileId: recordings.fileId },
    { recordId: recordings.lessonId, fileId: recordings.audioFileId },
  ],
});
