/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/es_MX.ts',
    '../messages/work/appeals/es_MX.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/es_MX.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/es_MX.ts',
  ],
  { eager: true },
);
