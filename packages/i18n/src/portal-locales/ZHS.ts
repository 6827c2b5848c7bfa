/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/ZHS.ts', '!../messages/{lesson,uploads}/ZHS.ts'],
  { eager: true },
);
