/// <reference types="vite/client" />
export { ra } from '../ra/en.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/en.ts',
    '../messages/person/address/en.ts',
    '../messages/{admin,resources}/*/en.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/en.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/en.ts',
  ],
  { eager: true },
);
