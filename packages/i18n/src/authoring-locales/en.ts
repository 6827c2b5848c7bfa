/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/en.ts', '../messages/learning/checked/en.ts'],
  { eager: true },
);
