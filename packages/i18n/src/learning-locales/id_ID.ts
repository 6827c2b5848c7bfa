/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/id_ID.ts', '../messages/lesson/id_ID.ts'],
  { eager: true },
);
