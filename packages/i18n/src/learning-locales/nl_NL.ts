/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/nl_NL.ts', '../messages/lesson/nl_NL.ts'],
  { eager: true },
);
