/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/pl_PL.ts', '../messages/authoring/marking/pl_PL.ts'],
  { eager: true },
);
