/// <reference types="vite/client" />
export { ra } from '../ra/it_IT.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/it_IT.ts',
    '../messages/person/address/it_IT.ts',
    '../messages/{admin,resources}/*/it_IT.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/it_IT.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/it_IT.ts',
  ],
  { eager: true },
);
