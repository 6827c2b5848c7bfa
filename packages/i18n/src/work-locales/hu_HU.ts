/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/hu_HU.ts', '../messages/authoring/marking/hu_HU.ts'],
  { eager: true },
);
