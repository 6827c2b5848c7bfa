/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/ru_RU.ts',
    '../messages/admin/{d2l,erase,imports,permissions}/ru_RU.ts',
    '../messages/resources/{attendanceSchemas,categories,currencies,documents,groupBoards,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations}/ru_RU.ts',
  ],
  { eager: true },
);
