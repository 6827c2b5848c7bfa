/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/ZHS.ts', '../messages/learning/checked/ZHS.ts'],
  { eager: true },
);
