/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/nl_NL.ts',
    '../messages/work/appeals/nl_NL.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/nl_NL.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/nl_NL.ts',
  ],
  { eager: true },
);
