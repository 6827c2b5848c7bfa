/// <reference types="vite/client" />
export { ra } from '../ra/pl_PL.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/pl_PL.ts',
    '../messages/person/address/pl_PL.ts',
    '../messages/{admin,resources}/*/pl_PL.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/pl_PL.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/pl_PL.ts',
  ],
  { eager: true },
);
