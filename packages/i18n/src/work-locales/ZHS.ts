/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/ZHS.ts', '../messages/authoring/marking/ZHS.ts'],
  { eager: true },
);
