/// <reference types="vite/client" />
export { ra } from '../ra/ru_RU.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/ru_RU.ts',
    '../messages/person/address/ru_RU.ts',
    '../messages/{admin,resources}/*/ru_RU.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/ru_RU.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/ru_RU.ts',
  ],
  { eager: true },
);
