/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/uk_UA.ts', '../messages/learning/checked/uk_UA.ts'],
  { eager: true },
);
