/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/id_ID.ts',
    '../messages/work/appeals/id_ID.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/id_ID.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/id_ID.ts',
  ],
  { eager: true },
);
