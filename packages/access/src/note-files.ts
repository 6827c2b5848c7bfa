/** Where notes are served as PDF, beside the API. */
export const NOTE_FILES_PATH = '/note-files/';

/** The notes of a course, or of one lesson of it, as PDF. */
export const noteFilePath = (courseId: string, lessonId?: string): string =>
  `${NOTE_FILES_PATH}${[courseId, ...(lessonId === undefined ? [] : [lessonId])].map(encodeURIComponent).join('/')}.pdf`;
