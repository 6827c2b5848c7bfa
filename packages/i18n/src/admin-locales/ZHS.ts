/// <reference types="vite/client" />
export { ra } from '../ra/ZHS.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/ZHS.ts',
    '../messages/person/address/ZHS.ts',
    '../messages/{admin,resources}/*/ZHS.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/ZHS.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/ZHS.ts',
  ],
  { eager: true },
);
