/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/es_MX.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/es_MX.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,groupBoards,lessons,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations,uploads}/es_MX.ts',
  ],
  { eager: true },
);
