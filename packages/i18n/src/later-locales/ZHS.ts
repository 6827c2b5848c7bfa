/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/ZHS.ts',
    '../messages/admin/{d2l,erase,imports,permissions}/ZHS.ts',
    '../messages/resources/{attendanceSchemas,categories,currencies,documents,groupBoards,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations}/ZHS.ts',
  ],
  { eager: true },
);
