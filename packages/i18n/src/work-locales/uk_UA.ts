/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/uk_UA.ts', '../messages/authoring/marking/uk_UA.ts'],
  { eager: true },
);
