/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/ZHT.ts',
    '../messages/admin/{d2l,erase,imports,permissions}/ZHT.ts',
    '../messages/resources/{attendanceSchemas,categories,currencies,documents,groupBoards,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations}/ZHT.ts',
  ],
  { eager: true },
);
