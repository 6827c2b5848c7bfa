/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/nl_NL.ts', '!../messages/{lesson,uploads}/nl_NL.ts'],
  { eager: true },
);
