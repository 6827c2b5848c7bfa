/// <reference types="vite/client" />
export { ra } from '../ra/uk_UA.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/uk_UA.ts',
    '../messages/person/address/uk_UA.ts',
    '../messages/{admin,resources}/*/uk_UA.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/uk_UA.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/uk_UA.ts',
  ],
  { eager: true },
);
