/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/hu_HU.ts',
    '../messages/work/appeals/hu_HU.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/hu_HU.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/hu_HU.ts',
  ],
  { eager: true },
);
