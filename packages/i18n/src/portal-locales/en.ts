/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/en.ts', '!../messages/{lesson,uploads}/en.ts'],
  { eager: true },
);
