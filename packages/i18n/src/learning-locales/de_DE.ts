/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/de_DE.ts', '../messages/lesson/de_DE.ts'],
  { eager: true },
);
