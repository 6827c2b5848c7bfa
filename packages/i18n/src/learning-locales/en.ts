/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/en.ts', '../messages/lesson/en.ts'],
  { eager: true },
);
