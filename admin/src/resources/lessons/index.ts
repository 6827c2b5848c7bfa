import { authoringScreen } from '../../shared/page/lazy-screen.ts';

/** What serves lessons besides their own verbs: recordings, subtitles and downloads. */
export const lessonBindings = {
  lessonFiles: () => import('./lesson-files.binding.ts').then((file) => file.lessonFilesBinding),
};

export const lessons = {
  name: 'lessons',
  binding: () => import('./lessons.binding.ts').then((file) => file.lessonsBinding),
  recordRepresentation: 'title',
  list: authoringScreen(() => import('./LessonList.tsx').then((file) => file.LessonList)),
  show: authoringScreen(() => import('./LessonShow.tsx').then((file) => file.LessonShow)),
  edit: authoringScreen(() => import('./LessonEdit.tsx').then((file) => file.LessonEdit)),
  create: authoringScreen(() => import('./LessonCreate.tsx').then((file) => file.LessonCreate)),
};
