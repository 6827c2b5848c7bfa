/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/pl_PL.ts', '../messages/learning/checked/pl_PL.ts'],
  { eager: true },
);
