/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/en.ts', '!../messages/uploads/en.ts'],
  { eager: true },
);
