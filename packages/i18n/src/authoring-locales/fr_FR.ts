/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/fr_FR.ts', '../messages/learning/checked/fr_FR.ts'],
  { eager: true },
);
