/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/ZHT.ts', '../messages/lesson/ZHT.ts'],
  { eager: true },
);
