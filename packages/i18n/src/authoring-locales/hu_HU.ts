/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/hu_HU.ts', '../messages/learning/checked/hu_HU.ts'],
  { eager: true },
);
