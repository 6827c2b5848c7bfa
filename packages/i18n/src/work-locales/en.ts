/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/en.ts', '../messages/authoring/marking/en.ts'],
  { eager: true },
);
