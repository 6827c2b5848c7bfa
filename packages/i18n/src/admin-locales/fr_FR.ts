/// <reference types="vite/client" />
export { ra } from '../ra/fr_FR.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/fr_FR.ts',
    '../messages/person/address/fr_FR.ts',
    '../messages/{admin,resources}/*/fr_FR.ts',
    '!../messages/admin/{d2l,erase,imports,permissions,pictures}/fr_FR.ts',
    '!../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/fr_FR.ts',
  ],
  { eager: true },
);
