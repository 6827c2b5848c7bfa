/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/nl_NL.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/nl_NL.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,groupBoards,lessons,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations,uploads}/nl_NL.ts',
  ],
  { eager: true },
);
