/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/uk_UA.ts',
    '../messages/work/appeals/uk_UA.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/uk_UA.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/uk_UA.ts',
  ],
  { eager: true },
);
