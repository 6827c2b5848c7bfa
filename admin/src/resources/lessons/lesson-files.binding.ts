import { recordVerb, type Binding } from '../../data/binding.ts';
import {
  LessonsMoveDownloadDocument,
  LessonsRemoveDownloadDocument,
  LessonsRemoveMediaDocument,
  LessonsRemoveSubtitlesDocument,
  LessonsRenameDownloadDocument,
} from './lessons.generated.ts';

interface InLanguage {
  readonly lessonId: string;
  readonly locale: string;
}

/** What is done to the files of a lesson. */
export type FileChange =
  | ({ readonly change: 'removeMedia' | 'removeSubtitles' } & InLanguage)
  | { readonly change: 'renameDownload'; readonly downloadId: string; readonly title: string }
  | { readonly change: 'moveDownload'; readonly downloadId: string; readonly position: number }
  | { readonly change: 'removeDownload'; readonly downloadId: string };

interface Changed {
  readonly lesson: object;
}

const inLanguage = ({ lessonId, locale }: InLanguage) => ({ lessonId, locale });
const changed = ({ lesson }: Changed) => lesson;

/** Each change is "created": files have no record of their own. */
export const lessonFilesBinding = {
  list: () => {
    throw new Error('Changes of files are made, not listed');
  },
  create: (request: FileChange) => {
    switch (request.change) {
      case 'removeMedia':
        return recordVerb(LessonsRemoveMediaDocument, inLanguage, changed)(request);
      case 'removeSubtitles':
        return recordVerb(LessonsRemoveSubtitlesDocument, inLanguage, changed)(request);
      case 'renameDownload': {
        const { downloadId: id, title } = request;
        return recordVerb(LessonsRenameDownloadDocument, () => ({ id, title }), changed)(request);
      }
      case 'moveDownload': {
        const { downloadId: id, position } = request;
        return recordVerb(LessonsMoveDownloadDocument, () => ({ id, position }), changed)(request);
      }
      case 'removeDownload': {
        const { downloadId: id } = request;
        return recordVerb(LessonsRemoveDownloadDocument, () => ({ id }), changed)(request);
      }
    }
  },
} satisfies Binding;
