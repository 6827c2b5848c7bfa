/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/pl_PL.ts', '../messages/lesson/pl_PL.ts'],
  { eager: true },
);
