/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/fr_FR.ts',
    '../messages/work/appeals/fr_FR.ts',
    '../messages/admin/{d2l,erase,imports,permissions,pictures}/fr_FR.ts',
    '../messages/resources/{accommodations,appeals,assignments,assignmentSubmissions,attendanceSchemas,categories,course-terms,courses,currencies,documents,exams,gradebook,groupBoards,lessons,links,locales,logits,question-pools,questions,request-form,requestFormAnswers,site-settings,teachers,transcripts,translations,uploads}/fr_FR.ts',
  ],
  { eager: true },
);
