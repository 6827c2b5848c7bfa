/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/pl_PL.ts', '!../messages/{lesson,uploads}/pl_PL.ts'],
  { eager: true },
);
