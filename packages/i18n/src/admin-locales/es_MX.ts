/// <reference types="vite/client" />
export { ra } from '../ra/es_MX.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/es_MX.ts',
    '../messages/person/address/es_MX.ts',
    '../messages/{admin,resources}/*/es_MX.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/es_MX.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/es_MX.ts',
  ],
  { eager: true },
);
