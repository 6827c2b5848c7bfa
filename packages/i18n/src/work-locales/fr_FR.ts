/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/fr_FR.ts', '../messages/authoring/marking/fr_FR.ts'],
  { eager: true },
);
