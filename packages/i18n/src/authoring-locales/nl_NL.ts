/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/nl_NL.ts', '../messages/learning/checked/nl_NL.ts'],
  { eager: true },
);
