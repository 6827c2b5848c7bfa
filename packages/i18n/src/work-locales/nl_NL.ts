/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/nl_NL.ts', '../messages/authoring/marking/nl_NL.ts'],
  { eager: true },
);
