import { authoringScreen } from '../../shared/page/lazy-screen.ts';

/** What serves courses besides their own verbs: publishing, pictures, copies, offerings, changes, lessons. */
export const courseBindings = {
  courseChanges: () =>
    import('./course-actions.binding.ts').then((file) => file.courseChangesBinding),
  courseCopies: () =>
    import('./course-actions.binding.ts').then((file) => file.courseCopiesBinding),
  courseOfferings: () =>
    import('./course-actions.binding.ts').then((file) => file.courseOfferingsBinding),
  coursePictures: () =>
    import('./course-actions.binding.ts').then((file) => file.coursePicturesBinding),
  coursePublishing: () =>
    import('./course-actions.binding.ts').then((file) => file.coursePublishingBinding),
  lessonMoves: () =>
    import('./lessons/course-lessons.binding.ts').then((file) => file.lessonMovesBinding),
  lessonPublishing: () =>
    import('./lessons/course-lessons.binding.ts').then((file) => file.lessonPublishingBinding),
};

export const courses = {
  name: 'courses',
  binding: () => import('./courses.binding.ts').then((file) => file.coursesBinding),
  recordRepresentation: 'name',
  list: authoringScreen(() => import('./CourseList.tsx').then((file) => file.CourseList)),
  show: authoringScreen(() => import('./CourseShow.tsx').then((file) => file.CourseShow)),
  edit: authoringScreen(() => import('./CourseEdit.tsx').then((file) => file.CourseEdit)),
  create: authoringScreen(() => import('./CourseCreate.tsx').then((file) => file.CourseCreate)),
};
