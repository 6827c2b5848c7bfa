/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/en.ts', { eager: true });
